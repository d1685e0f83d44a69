export { type ZoneCode, ZoneMark, type ZoneMarkProps } from './ZoneMark.js';
export { type ZoneRow, ZoneTable, type ZoneTableProps } from './ZoneTable.js';
