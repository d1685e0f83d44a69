/// <reference path="../inline/compiled.d.ts" />
export { script as inlineScript } from '../inline/page.ts?compiled';
/** Runs in the head if no theme is chosen. */
export { script as themeScript } from '../inline/theme.ts?compiled';
