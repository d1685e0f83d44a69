export { FailureBox, type FailureBoxProps } from './FailureBox.js';
