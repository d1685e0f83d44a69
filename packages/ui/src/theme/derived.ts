const actions = {
  actionBg: '',
  actionBgHover: '',
  actionText: '',
  actionTextHover: '',
  actionBorder: '',
  focusInner: '',
  focusOuter: '',
};

/** Values that `valuesOf` (values.ts) derives for each theme. */
export const derived = {
  /** Width of hair rules. */
  line: { width: '' },
  /** Errors and warnings: styles of lines, empty places, controls, boxes and `text-decoration`. */
  alert: { line: '', emptyLine: '', width: '', frame: '', words: '' },
  /** Line widths at edges that other themes show by colour. */
  outline: { surface: '', strong: '' },
  /** Glowing lines: width, and colours of tubes, hovered cards, titles and times. */
  glow: { width: '', tube: '', hover: '', title: '', time: '' },
  /** Dates: rule of a calendar and chosen day, and its text. */
  dates: { line: '', text: '' },
  /** Navigation: rules, current entry, and the line below a choice. */
  nav: { line: '', bg: '', text: '', choice: '' },
  tooltip: { bg: '', text: '' },
  /** Search matches. */
  mark: { bg: '', text: '' },
  /** The band with a member's points. */
  band: { bg: '' },
  /** Barrier tape, and frames on any picture. */
  tape: { dark: '', light: '' },
  /** `background` behind a dialog, and the notches of its ticket. */
  scrim: { bg: '', ground: '' },
  /** `display` of pictures for light, dark and one-ink themes. */
  shown: { light: '', dark: '', oneInk: '' },
  /** Parts of a `background`: disabled, loading, sold seats, red days, hoarding. */
  pattern: { disabled: '', waiting: '', gone: '', redDay: '', redDayHeight: '', hero: '' },
  /** Poster surfaces: colour or mixing colour, text and danger. `initial` means the palette's. */
  flood: { bg: '', ground: '', text: '', danger: '' },
  /** Posters: two replacement inks and blending. `palette` is empty for palette inks, `initial` for patterns. */
  print: { dark: '', light: '', palette: '', blend: '' },
  /** Controls on inverse surfaces. */
  onInverse: { ...actions, selectedBg: '', selectedText: '' },
  /** Actions and focus ring on a white part of an inverse surface, as in the theme. */
  onPaper: actions,
};
