import { vars } from './vars.js';

/** Digits of one width in the narrow cut, for figures that stand below each other or change in place. */
export const numerals = { fontStretch: vars.stretch.data, fontVariantNumeric: 'tabular-nums lining-nums' } as const;
