import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type Colours, defaultColours } from './colours.js';
import { scale } from './scale.js';

const kebab = (path: readonly string[]) =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');

const actions = {
  actionBg: '',
  actionBgHover: '',
  actionText: '',
  actionTextHover: '',
  actionBorder: '',
  focusInner: '',
  focusOuter: '',
};

/** What `valuesOf` (values.ts) derives from the inputs of a theme. Each theme sets all of it. */
const derived = {
  /** Width of hair rules. */
  line: { width: '' },
  /**
   * Errors and warnings: the style of a line, also round a place that is still empty; the border of a control; the
   * least border of a box; the `text-decoration` of words.
   */
  alert: { line: '', emptyLine: '', width: '', frame: '', words: '' },
  /** Widths of lines round a picture as supplied, and at edges that colour shows in other themes. */
  edge: { picture: '', surface: '', strong: '' },
  /** Lines of light: their width, and the colours of a tube, a card below the pointer, a title and a time. */
  glow: { width: '', tube: '', hover: '', title: '', time: '' },
  /** Days: the rule of a calendar, which also fills the chosen day, and the words on it. */
  dates: { line: '', text: '' },
  /** The navigation: its rules, the current entry, and the line below a choice on any surface. */
  nav: { line: '', bg: '', text: '', choice: '' },
  tooltip: { bg: '', text: '' },
  /** Words that a search has found. */
  mark: { bg: '', text: '' },
  /** The band with the points of a member. */
  band: { bg: '' },
  /** The two colours of a barrier tape, and of a frame that shows on any picture. */
  tape: { dark: '', light: '' },
  /** The `background` behind a dialog, and the colour of the notches of its ticket. */
  scrim: { bg: '', ground: '' },
  /** The `filter` of pictures as supplied. */
  picture: { filter: '' },
  /** The `display` of a picture that is there for a light, a dark and a one-ink theme. */
  shown: { light: '', dark: '', oneInk: '' },
  /** Parts of a `background`: a control that is off, content that loads, seats that are gone, red days, the hoarding. */
  pattern: { disabled: '', waiting: '', gone: '', redDay: '', redDayHeight: '', hero: '' },
  /**
   * Floods: their colour, or the colour into which they mix their field; their words, and words of danger. A colour that
   * is `initial` is that of the palette.
   */
  flood: { bg: '', ground: '', text: '', danger: '' },
  /**
   * Posters: the two inks that replace the palette, and how inks mix. `palette` is empty where inks are those of the
   * palette, and `initial` where patterns replace them.
   */
  print: { dark: '', light: '', palette: '', blend: '' },
  /** Controls on a surface in the inverse colour. */
  onInverse: { ...actions, hair: '', selectedBg: '', selectedText: '' },
  /** Actions and focus ring on a white part of such a surface: those of the theme. */
  onPaper: actions,
};

/** The theme contract: every custom property a component may use. Names are stable (`--fg-bg-page`), so a consumer may override one. */
export const vars = createGlobalThemeContract(
  { ...(defaultColours satisfies Colours), ...derived, ...scale },
  (_value, path) => `fg-${kebab(path)}`,
);

/**
 * Custom properties that a part of a page sets for its content. Set one with `vars: { [local.ground]: ... }`.
 *
 * - `ground`: the colour behind a ticket, which its notches show. The default is the colour of the page.
 * - `edge`: the colour of a ticket's border, which its notches continue.
 * - `flood`, `onFlood`: the poster's field and the type on it, set by `Flood`. A surface with a ground of its own sets
 *   `onFlood` to `initial`.
 * - `floodedField`: the field of posters inside a `Flood`, so that art and flood meet without a seam.
 * - `fontFamily`: the font of everything inside, in place of ours.
 * - `link`: the colour of links on a background where the theme's own has too little contrast.
 */
export const local = {
  ground: '--fg-ground',
  edge: '--fg-edge',
  edgeWidth: '--fg-edge-width',
  notch: '--fg-notch',
  flood: '--fg-flood',
  onFlood: '--fg-on-flood',
  floodedField: '--fg-poster-flood',
  fontFamily: '--fg-font-family',
  link: '--fg-link',
} as const;
