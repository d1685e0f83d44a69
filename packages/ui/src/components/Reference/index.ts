export { CopyButton, type CopyButtonProps } from './CopyButton.js';
export { Reference, type ReferenceProps } from './Reference.js';
