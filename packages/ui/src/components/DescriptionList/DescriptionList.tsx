import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.js';

export interface Description {
  /** What is described: "Venue". */
  term: string;
  /** The description itself. */
  details: ReactNode;
}

export interface DescriptionListProps {
  /** Pairs in reading order. Terms are unique within a list. */
  items: readonly Description[];
  /**
   * `row` sets the pairs side by side, for the facts of a header; `pairs` puts term and details on one line.
   * @default 'row'
   */
  layout?: 'row' | 'pairs' | undefined;
}

/** Facts with their names, as a real `dl`: it takes the colours of what it stands on, flood or paper. */
export function DescriptionList({ items, layout = 'row' }: DescriptionListProps) {
  return (
    <dl className={styles.list[layout]}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.item[layout]}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={styles.details[layout]}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
