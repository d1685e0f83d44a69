export { type Choice, eventHref, loginHref, resumedEventHref } from './hrefs.js';
