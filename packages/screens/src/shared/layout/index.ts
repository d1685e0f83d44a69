export { categoryNames } from './categories.js';
export type { Chrome, DisplayCallbacks } from './chrome.js';
export { PageLayout, type PageLayoutProps } from './PageLayout.js';
