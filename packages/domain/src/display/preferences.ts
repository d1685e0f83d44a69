import { defaultFontSize, fontSizes, themes } from '../constants.js';

/** spec §9 Themes. */
export type Theme = (typeof themes)[number];

/** spec §9 Font sizes, CSS pixels of the root. */
export type FontSize = (typeof fontSizes)[number];

/** spec §2 Event cards have two layouts. */
export const cardLayouts = ['optimized', 'comfortable'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** The stored theme, or the default for unknown text: a cookie may hold anything. */
export const parseTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'default';

/** The stored font size, or 16 pixels for unknown text. */
export const parseFontSize = (text: string | null | undefined): FontSize =>
  fontSizes.find((size) => String(size) === text) ?? defaultFontSize;

/** The stored card layout, or comfortable for unknown text. */
export const parseCardLayout = (text: string | null | undefined): CardLayout =>
  cardLayouts.find((layout) => layout === text) ?? 'comfortable';
