import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { NoRows, SelectAll, SelectRow, SortButton, Status } from './controls.js';
import * as styles from './DataTable.css.js';
import type { DataTableSelection, DataTableSorting, DataTableWords } from './types.js';

export interface DataTableColumn<Row> {
  /** Stable name of the column. */
  key: string;
  /** Head of the column. On phones before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `number` has tabular numerals, `amount` is also right-aligned. @default 'text' */
  type?: 'text' | 'number' | 'amount' | undefined;
  /** Makes the cells row headers. For one column. @default false */
  rowHeader?: boolean | undefined;
  /** The rows can be sorted by this column. @default false */
  sortable?: boolean | undefined;
}

export interface DataTableProps<Row> extends RootProps<HTMLTableElement> {
  /** Name for screen readers, not shown, because a heading usually has the same text. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  /** In the order in which they are shown: the caller sorts. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the heads of `sortable` columns buttons. */
  sort?: DataTableSorting | undefined;
  /** Each row has a checkbox. */
  selection?: DataTableSelection<Row> | undefined;
  /** The heads stay at the top of the window while rows scroll, except on phones. @default false */
  stickyHeader?: boolean | undefined;
  /** In place of rows: a text or an `EmptyState`. @default the ready-made text */
  empty?: ReactNode;
  /** Rows are loading: those that are there stay. Set it from the beginning, so that screen readers tell changes. */
  busy?: boolean | undefined;
  /** @default the ready-made words */
  words?: DataTableWords | undefined;
}

// Explicit roles, because Safari drops table roles from block layout on phones.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/**
 * A table of records. On phones, records are blocks of labelled pairs, but still a table for screen readers. Has no hook,
 * so that a server component can give it functions.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, selection, stickyHeader, ...rest } = props;
  const { empty, busy, words, ...root } = rest;
  const header = stickyHeader ? styles.stickyHeaders : styles.headers;
  const keys = rows.map(rowKey);
  const isBusy = busy ?? false;
  return (
    <>
      <table {...root} className={styles.table} aria-busy={busy} {...roles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head} {...roles.group}>
          <tr className={styles.headRow} {...roles.row}>
            {selection && (
              <th className={`${header.text} ${styles.selectHead}`} {...roles.columnHeader}>
                <SelectAll keys={keys} selection={selection} words={words} />
              </th>
            )}
            {columns.map(({ key, header: name, type = 'text', sortable }) => (
              <th
                key={key}
                className={`${header[type]} ${sort && sortable ? styles.tool : styles.label}`}
                aria-sort={sort?.value?.key === key ? sort.value.direction : undefined}
                {...roles.columnHeader}
              >
                {sort && sortable ? <SortButton column={key} header={name} sort={sort} /> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} {...roles.group}>
          {rows.map((row, index) => {
            const rowId = keys[index] ?? '';
            return (
              <tr
                key={rowId}
                className={styles.row}
                data-selected={selection?.value.includes(rowId) || undefined}
                {...roles.row}
              >
                {selection && (
                  <td className={styles.selectCell} {...roles.cell}>
                    <SelectRow rowId={rowId} label={selection.rowLabel(row)} selection={selection} words={words} />
                  </td>
                )}
                {columns.map(({ key, header: name, cell, type = 'text', rowHeader = false }) => {
                  const Cell = rowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={key}
                      className={styles.cells[type]}
                      data-label={name}
                      {...(rowHeader ? roles.rowHeader : roles.cell)}
                    >
                      <div>{cell(row)}</div>
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
          {rows.length === 0 && (
            <tr {...roles.row}>
              <td className={styles.noRows} colSpan={columns.length + (selection ? 1 : 0)} {...roles.cell}>
                {(!isBusy && empty) || <NoRows busy={isBusy} words={words} />}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {(selection || busy !== undefined) && <Status count={selection?.value.length ?? 0} busy={isBusy} words={words} />}
    </>
  );
}
