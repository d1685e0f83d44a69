export { type Choice, eventHref, leadsFurther, loginHref, registerHref, resumedEventHref } from './hrefs.js';
