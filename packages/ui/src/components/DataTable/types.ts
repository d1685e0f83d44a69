export interface DataTableSort {
  /** The `key` of a column. */
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableSorting {
  /** How the rows are sorted, if they are. */
  value: DataTableSort | undefined;
  /** Called with the column whose head is pressed: ascending first, then turned around. */
  onChange: (sort: DataTableSort) => void;
}

export interface DataTableSelection<Row> {
  /** Keys of the selected rows. Keys of rows that the table does not show are kept. */
  value: readonly string[];
  onChange: (keys: string[]) => void;
  /** Names the checkbox of a row, after the word "Select". */
  rowLabel: (row: Row) => string;
}

export interface DataTableWords {
  /** Before the `rowLabel` of a row. */
  selectLabel?: string | undefined;
  selectAllLabel?: string | undefined;
  /** Announced, with `{{count}}`. */
  selectedLabel?: string | undefined;
  emptyLabel?: string | undefined;
  /** "Loading orders". */
  busyLabel?: string | undefined;
}
