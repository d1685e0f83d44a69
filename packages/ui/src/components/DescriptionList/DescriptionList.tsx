import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './DescriptionList.css.js';

export interface Description {
  /** The name of the fact: "Venue". */
  term: string;
  /** The fact. */
  details: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Pairs in reading order. Terms are unique in a list. */
  items: readonly Description[];
  /**
   * `row` sets the pairs side by side, for the facts of a header; `pairs` puts term and details on one line.
   * @default 'row'
   */
  layout?: 'row' | 'pairs' | undefined;
}

/** Facts with their names, as a `dl`. It has no own colours, so it works on a flood and on paper. */
export function DescriptionList({ items, layout = 'row', ...root }: DescriptionListProps) {
  return (
    <dl {...root} className={styles.list[layout]}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.item[layout]}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={styles.details[layout]}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
