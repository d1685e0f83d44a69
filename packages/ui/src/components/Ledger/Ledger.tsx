import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Ledger.css.js';

export interface LedgerColumn<Row> {
  /** Stable name of the column. */
  key: string;
  /** The head of the column. On phones it is before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * A `number` has narrow tabular numerals; an `amount` is also aligned at the end of the line.
   * @default 'text'
   */
  type?: 'text' | 'number' | 'amount' | undefined;
  /**
   * The cells of this column name their rows. Set it on one column.
   * @default false
   */
  rowHeader?: boolean | undefined;
}

export interface LedgerProps<Row> extends RootProps<HTMLTableElement> {
  /** Names the table for screen readers. It is not shown, because a heading above usually says the same. */
  caption: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

// Phones need rows laid out as blocks, and Safari then drops the roles of the table. Explicit roles bring them back.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A ruled table of records. On phones each record is a block of labelled pairs, and still a table for screen readers. */
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
