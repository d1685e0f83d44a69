export { FailureMessage, type FailureMessageProps } from './FailureMessage.js';
