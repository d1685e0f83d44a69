export type { Chrome } from './chrome.js';
export { NoScript } from './NoScript.js';
export { PageLayout } from './PageLayout.js';
