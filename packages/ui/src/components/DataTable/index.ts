export { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.js';
export type { DataTableSelection, DataTableSort, DataTableSorting, DataTableWords } from './types.js';
