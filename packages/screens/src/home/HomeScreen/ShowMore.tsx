import { Icon } from '@first-gong/ui/Icon';
import { caretDownIcon } from '@first-gong/ui/icons/caret-down';
import type { ReactNode } from 'react';
import * as styles from './Parts.css.js';

interface ShowMoreProps<Row> {
  rows: readonly Row[];
  /** Number of rows before the disclosure. */
  first: number;
  /** Label of the disclosure with its number of rows. */
  label: (count: number) => string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a list, and the others in a disclosure, which works without script. */
export function ShowMore<Row>({ rows, first, label, children }: ShowMoreProps<Row>) {
  const others = rows.slice(first);
  return (
    <>
      {children(rows.slice(0, first))}
      {others.length > 0 && (
        <details>
          <summary className={styles.line}>
            <span />
            <b>{label(others.length)}</b>
            <span className={styles.caret}>
              <Icon icon={caretDownIcon} />
            </span>
          </summary>
          {children(others)}
        </details>
      )}
    </>
  );
}
