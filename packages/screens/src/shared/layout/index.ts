export type { Chrome } from './chrome.js';
export { PageLayout } from './PageLayout.js';
