/** Parts of fields for a screen of this repository that has a field of its own for a file. */
export { useObjectUrl } from '../components/FileField/useObjectUrl.js';
export { FieldMessage } from './Field/FieldMessage.js';
export { FileButton, type FileButtonProps } from './FileButton.js';
