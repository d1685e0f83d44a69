export { GoneRow, type GoneRowProps } from './GoneRow.js';
