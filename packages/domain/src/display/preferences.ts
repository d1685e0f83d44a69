import { defaultFontSize, fontSizes, themes } from '../constants.js';

/** spec §9 Themes. */
export type Theme = (typeof themes)[number];

/** spec §9 Font sizes, CSS pixels of the root. */
export type FontSize = (typeof fontSizes)[number];

/** spec §2 Event cards. */
export const cardLayouts = ['optimized', 'comfortable'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** Parses the theme cookie. Unknown values give the default. */
export const parseTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'default';

/** Parses the font size cookie, in CSS pixels. Unknown values give 16. */
export const parseFontSize = (text: string | null | undefined): FontSize =>
  fontSizes.find((size) => String(size) === text) ?? defaultFontSize;

/** Parses the card layout cookie. Unknown values give `comfortable`. */
export const parseCardLayout = (text: string | null | undefined): CardLayout =>
  cardLayouts.find((layout) => layout === text) ?? 'comfortable';
