import { vars } from './vars.js';

/** Tabular narrow digits, for aligned or changing figures. */
export const numerals = { fontStretch: vars.stretch.data, fontVariantNumeric: 'tabular-nums lining-nums' } as const;
