import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Ledger.css.js';

export interface LedgerColumn<Row> {
  /** Stable name of the column. */
  key: string;
  /** The column's head; on a phone it stands before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * `number` is set in narrow tabular numerals, `amount` also at the end of the line.
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'amount' | undefined;
  /**
   * Whether the cell names its row. One column does.
   * @default false
   */
  rowHeader?: boolean | undefined;
}

export interface LedgerProps<Row> {
  /** What the table lists; read before it, not shown, because a heading above usually says it. */
  caption: string;
  columns: LedgerColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

// Safari forgets that a table is one as soon as CSS lays its rows out as blocks, which phones need: it is told again.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A ruled table of records. On a phone each record is a block of labelled pairs, and still a table to a screen reader. */
export function Ledger<Row>({ caption, columns, rows, rowKey }: LedgerProps<Row>) {
  return (
    <table className={styles.table} {...roles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head} {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ key, header, kind = 'text' }) => (
            <th key={key} className={styles.headers[kind]} scope="col" {...roles.columnHeader}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...roles.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row} {...roles.row}>
            {columns.map(({ key, header, cell, kind = 'text', rowHeader = false }) => {
              const Cell = rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  className={styles.cells[kind]}
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
