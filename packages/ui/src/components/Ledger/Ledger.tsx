import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Ledger.css.js';

export interface LedgerColumn<Row> {
  /** Stable name of the column. */
  key: string;
  /** Head of the column. On phones before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `number` has tabular numerals, `amount` is also right-aligned. @default 'text' */
  type?: 'text' | 'number' | 'amount' | undefined;
  /** Makes the cells row headers. For one column. @default false */
  rowHeader?: boolean | undefined;
}

export interface LedgerProps<Row> extends RootProps<HTMLTableElement> {
  /** Name for screen readers, not shown, because a heading usually has the same text. */
  caption: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

// Explicit roles, because Safari drops table roles from block layout on phones.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table of records. On phones, records are blocks of labelled pairs, but still a table for screen readers. */
export function Ledger<Row>({ caption, columns, rows, rowKey, ...root }: LedgerProps<Row>) {
  return (
    <table {...root} className={styles.table} {...roles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head} {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ key, header, type = 'text' }) => (
            <th key={key} className={styles.headers[type]} scope="col" {...roles.columnHeader}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...roles.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row} {...roles.row}>
            {columns.map(({ key, header, cell, type = 'text', rowHeader = false }) => {
              const Cell = rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  className={styles.cells[type]}
                  data-label={header}
                  {...(rowHeader ? roles.rowHeader : roles.cell)}
                >
                  <div>{cell(row)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
