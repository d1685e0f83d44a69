export { type Choice, eventHref, resumedEventHref } from './hrefs.js';
