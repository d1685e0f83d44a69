import { defaultFontSize, fontSizes, themes } from '../constants.js';

/** spec §9 Themes. */
export type Theme = (typeof themes)[number];

/** spec §9 Font sizes, CSS pixels of the root. */
export type FontSize = (typeof fontSizes)[number];

/** spec §2 Event cards have two layouts. */
export const cardLayouts = ['optimized', 'comfortable'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** A stored theme; anything unknown is the default theme, for a cookie may hold any text. */
export const parseTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'default';

/** A stored font size; anything unknown is 16 pixels. */
export const parseFontSize = (text: string | null | undefined): FontSize =>
  fontSizes.find((size) => String(size) === text) ?? defaultFontSize;

/** A stored card layout; anything unknown is comfortable. */
export const parseCardLayout = (text: string | null | undefined): CardLayout =>
  cardLayouts.find((layout) => layout === text) ?? 'comfortable';
