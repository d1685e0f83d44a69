export { type HeartMessage, HeartMessages } from './HeartMessages.js';
export { LoginPrompt } from './LoginPrompt.js';
