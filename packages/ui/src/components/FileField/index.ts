export { FieldMessage, type FieldMessageProps } from '../../private/Field/FieldMessage.js';
export { FileButton, type FileButtonProps } from '../../private/FileButton.js';
export { FileField, type FileFieldProps } from './FileField.js';
export type { FieldFile, FileState } from './FileRow.js';
