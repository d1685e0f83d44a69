import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './DescriptionList.css.js';

export interface Description {
  /** Name of the fact: "Venue". */
  term: string;
  /** The fact. */
  details: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Pairs in reading order. Terms are unique in a list. */
  items: readonly Description[];
  /** `row` for facts of a header next to each other; `pairs` for one pair per line. @default 'row' */
  layout?: 'row' | 'pairs' | undefined;
}

/** Named facts as a `dl`. Inherits colours, so it works on any background. */
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
