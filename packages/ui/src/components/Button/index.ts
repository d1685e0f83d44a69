export { Button, type ButtonProps } from './Button.js';
export { TextButton, type TextButtonProps } from './TextButton.js';
