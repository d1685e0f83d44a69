export { type ActionButtonProps, Button, type ButtonProps, type LinkButtonProps } from './Button.js';
export { TextButton, type TextButtonProps } from './TextButton.js';
