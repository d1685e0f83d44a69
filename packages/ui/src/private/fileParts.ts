/** Parts of fields for a screen of this repository that has its own field for a file. */
export { useObjectUrl } from '../components/FileField/useObjectUrl.js';
export { FieldMessage } from './Field/FieldMessage.js';
export { FileButton, type FileButtonProps } from './FileButton.js';
