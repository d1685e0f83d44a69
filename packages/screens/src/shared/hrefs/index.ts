export { type Choice, eventHref, leadsFurther, loginHref, resumedEventHref } from './hrefs.js';
