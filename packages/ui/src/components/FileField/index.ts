export { FileField, type FileFieldProps } from './FileField.js';
export type { FieldFile, FileState } from './FileRow.js';
