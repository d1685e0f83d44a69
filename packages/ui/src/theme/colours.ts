import * as inks from './inks.js';

/** Street posters by day: paper, ink, minibus yellow. */
export const defaultColours = {
  bg: {
    page: inks.paper50,
    surface: inks.pureWhite,
    sunken: inks.paper100,
    raised: inks.pureWhite,
    inverse: inks.ink950,
    hero: inks.ferry700,
    dates: inks.minibus400,
    selected: inks.ferry100,
    notice: inks.minibus100,
    danger: inks.taxi100,
  },
  text: {
    primary: inks.ink950,
    secondary: inks.ink700,
    muted: inks.ink500,
    inverse: inks.pureWhite,
    inverseMuted: inks.paper200,
    onHero: inks.pureWhite,
    onDates: inks.ink950,
    link: inks.ferry700,
    accent: inks.ferry700,
    danger: inks.taxi700,
  },
  border: {
    hair: inks.paper300,
    control: inks.ink500,
    strong: inks.ink950,
    perf: inks.ink400,
  },
  action: {
    bg: inks.minibus400,
    bgHover: inks.minibus500,
    text: inks.ink950,
    textHover: inks.ink950,
    border: inks.ink950,
  },
  selected: {
    bg: inks.ink950,
    text: inks.pureWhite,
  },
  like: {
    on: inks.taxi600,
  },
  focus: {
    inner: inks.minibus400,
    outer: inks.ink950,
  },
  zone: {
    a: inks.taxi600,
    b: inks.ferry500,
    c: inks.tram500,
    d: inks.ink500,
  },
};

/**
 * Colours of a theme by role; missing roles do not compile. colours.test.ts checks the contrast of all pairs in use.
 */
export type Colours = {
  [Group in keyof typeof defaultColours]: Record<keyof (typeof defaultColours)[Group], string>;
};

/** Neon on water. */
export const nightColours: Colours = {
  bg: {
    page: inks.water950,
    surface: inks.water900,
    sunken: inks.water850,
    raised: inks.water800,
    inverse: inks.water900,
    hero: inks.water950,
    dates: inks.water900,
    selected: inks.neonGreenDeep,
    notice: inks.neonYellowDeep,
    danger: inks.neonRedDeep,
  },
  text: {
    primary: inks.mist50,
    secondary: inks.mist200,
    muted: inks.mist200,
    inverse: inks.mist50,
    inverseMuted: inks.mist200,
    onHero: inks.mist50,
    onDates: inks.neonYellow,
    link: inks.neonCyan,
    accent: inks.neonGreen,
    danger: inks.neonRed,
  },
  border: {
    hair: inks.water700,
    control: inks.water500,
    strong: inks.mist50,
    perf: inks.water500,
  },
  action: {
    bg: inks.neonYellow,
    bgHover: inks.mist50,
    text: inks.water950,
    textHover: inks.water950,
    border: inks.neonYellow,
  },
  selected: {
    bg: inks.neonGreen,
    text: inks.water950,
  },
  like: {
    on: inks.neonRed,
  },
  focus: {
    inner: inks.water950,
    outer: inks.neonYellow,
  },
  zone: {
    a: inks.neonRed,
    b: inks.neonGreen,
    c: inks.neonCyan,
    d: inks.neonYellow,
  },
};

/** Letterpress: black, white and pattern, never grey. */
export const bwColours: Colours = {
  bg: {
    page: inks.pureWhite,
    surface: inks.pureWhite,
    sunken: inks.pureWhite,
    raised: inks.pureWhite,
    inverse: inks.pureBlack,
    hero: inks.pureBlack,
    dates: inks.pureWhite,
    selected: inks.pureWhite,
    notice: inks.pureWhite,
    danger: inks.pureWhite,
  },
  text: {
    primary: inks.pureBlack,
    secondary: inks.pureBlack,
    muted: inks.pureBlack,
    inverse: inks.pureWhite,
    inverseMuted: inks.pureWhite,
    onHero: inks.pureWhite,
    onDates: inks.pureBlack,
    link: inks.pureBlack,
    accent: inks.pureBlack,
    danger: inks.pureBlack,
  },
  border: {
    hair: inks.pureBlack,
    control: inks.pureBlack,
    strong: inks.pureBlack,
    perf: inks.pureBlack,
  },
  action: {
    bg: inks.pureBlack,
    bgHover: inks.pureWhite,
    text: inks.pureWhite,
    textHover: inks.pureBlack,
    border: inks.pureBlack,
  },
  selected: {
    bg: inks.pureBlack,
    text: inks.pureWhite,
  },
  like: {
    on: inks.pureBlack,
  },
  focus: {
    inner: inks.pureWhite,
    outer: inks.pureBlack,
  },
  zone: {
    a: inks.pureBlack,
    b: inks.pureBlack,
    c: inks.pureBlack,
    d: inks.pureBlack,
  },
};
