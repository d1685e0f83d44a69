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
export const derived = {
  /** Width of hair rules. */
  line: { width: '' },
  /**
   * Errors and warnings: the style of a line, also round a place that is still empty; the border of a control; the
   * least border of a box; the `text-decoration` of words.
   */
  alert: { line: '', emptyLine: '', width: '', frame: '', words: '' },
  /** Widths of lines at edges that colour shows in other themes. */
  outline: { surface: '', strong: '' },
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
  onInverse: { ...actions, selectedBg: '', selectedText: '' },
  /** Actions and focus ring on a white part of such a surface: those of the theme. */
  onPaper: actions,
};
