export type { Chrome, NewsletterForm, SocialLink } from './chrome.js';
export { NoScript } from './NoScript.js';
export { PageLayout } from './PageLayout.js';
