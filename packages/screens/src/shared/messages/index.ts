export { ActionFailure } from './ActionFailure.js';
export { FailureMessage, type FailureMessageProps } from './FailureMessage.js';
export { failureSentence } from './failureTitle.js';
export { TryAgain } from './TryAgain.js';
