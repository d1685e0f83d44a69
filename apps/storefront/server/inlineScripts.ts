/// <reference path="../inline/compiled.d.ts" />
/** Runs in the head of a member's page. */
export { script as callsScript } from '../inline/calls.ts?compiled';
export { script as inlineScript } from '../inline/page.ts?compiled';
/** Runs in the head if no theme is chosen. */
export { script as themeScript } from '../inline/theme.ts?compiled';
