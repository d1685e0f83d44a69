export { type ZoneRow, ZoneTable, type ZoneTableProps } from './ZoneTable.js';
