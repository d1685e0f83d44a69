import { vars } from './vars.js';

/** Tabular narrow digits, for aligned or changing figures. */
export const numerals = { fontStretch: vars.stretch.data, fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Large figures that are read at a glance: a seat, a countdown. */
export const figures = {
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
} as const;
