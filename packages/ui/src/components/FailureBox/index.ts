export { FailureBox, type FailureBoxProps } from './FailureBox.js';
export { Reference, type ReferenceProps } from './Reference.js';
