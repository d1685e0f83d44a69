/** Parts for screens of this repository with a custom file field. */
export { useObjectUrl } from '../components/FileField/useObjectUrl.js';
export { FieldMessage } from './Field/FieldMessage.js';
export { FileButton, type FileButtonProps } from './FileButton.js';
