import {
  ferry100,
  ferry500,
  ferry700,
  ink400,
  ink500,
  ink700,
  ink950,
  minibus100,
  minibus400,
  minibus500,
  mist50,
  mist200,
  neonCyan,
  neonGreen,
  neonGreenDeep,
  neonRed,
  neonRedDeep,
  neonYellow,
  neonYellowDeep,
  paper50,
  paper100,
  paper200,
  paper300,
  pureBlack,
  pureWhite,
  taxi100,
  taxi600,
  taxi700,
  tram500,
  water500,
  water700,
  water800,
  water850,
  water900,
  water950,
} from './inks.js';

/**
 * Colours of a theme by role; missing roles do not compile. colours.test.ts checks the contrast of all pairs in use.
 */
export type Colours = {
  bg: {
    page: string;
    surface: string;
    sunken: string;
    raised: string;
    inverse: string;
    hero: string;
    dates: string;
    selected: string;
    notice: string;
    danger: string;
  };
  text: {
    primary: string;
    secondary: string;
    muted: string;
    inverse: string;
    inverseMuted: string;
    onHero: string;
    onDates: string;
    link: string;
    accent: string;
    danger: string;
  };
  border: {
    hair: string;
    control: string;
    strong: string;
    perf: string;
  };
  action: {
    bg: string;
    bgHover: string;
    text: string;
    textHover: string;
    border: string;
  };
  selected: {
    bg: string;
    text: string;
  };
  like: {
    on: string;
  };
  focus: {
    inner: string;
    outer: string;
  };
  zone: {
    a: string;
    b: string;
    c: string;
    d: string;
  };
};

/** Street posters by day: paper, ink, minibus yellow. */
export const defaultColours: Colours = {
  bg: {
    page: paper50,
    surface: pureWhite,
    sunken: paper100,
    raised: pureWhite,
    inverse: ink950,
    hero: ferry700,
    dates: minibus400,
    selected: ferry100,
    notice: minibus100,
    danger: taxi100,
  },
  text: {
    primary: ink950,
    secondary: ink700,
    muted: ink500,
    inverse: pureWhite,
    inverseMuted: paper200,
    onHero: pureWhite,
    onDates: ink950,
    link: ferry700,
    accent: ferry700,
    danger: taxi700,
  },
  border: {
    hair: paper300,
    control: ink500,
    strong: ink950,
    perf: ink400,
  },
  action: {
    bg: minibus400,
    bgHover: minibus500,
    text: ink950,
    textHover: ink950,
    border: ink950,
  },
  selected: {
    bg: ink950,
    text: pureWhite,
  },
  like: {
    on: taxi600,
  },
  focus: {
    inner: minibus400,
    outer: ink950,
  },
  zone: {
    a: taxi600,
    b: ferry500,
    c: tram500,
    d: ink500,
  },
};

/** Neon on water. */
export const nightColours: Colours = {
  bg: {
    page: water950,
    surface: water900,
    sunken: water850,
    raised: water800,
    inverse: water900,
    hero: water950,
    dates: water900,
    selected: neonGreenDeep,
    notice: neonYellowDeep,
    danger: neonRedDeep,
  },
  text: {
    primary: mist50,
    secondary: mist200,
    muted: mist200,
    inverse: mist50,
    inverseMuted: mist200,
    onHero: mist50,
    onDates: neonYellow,
    link: neonCyan,
    accent: neonGreen,
    danger: neonRed,
  },
  border: {
    hair: water700,
    control: water500,
    strong: mist50,
    perf: water500,
  },
  action: {
    bg: neonYellow,
    bgHover: mist50,
    text: water950,
    textHover: water950,
    border: neonYellow,
  },
  selected: {
    bg: neonGreen,
    text: water950,
  },
  like: {
    on: neonRed,
  },
  focus: {
    inner: water950,
    outer: neonYellow,
  },
  zone: {
    a: neonRed,
    b: neonGreen,
    c: neonCyan,
    d: neonYellow,
  },
};

/** Letterpress: black, white and pattern, never grey. */
export const bwColours: Colours = {
  bg: {
    page: pureWhite,
    surface: pureWhite,
    sunken: pureWhite,
    raised: pureWhite,
    inverse: pureBlack,
    hero: pureBlack,
    dates: pureWhite,
    selected: pureWhite,
    notice: pureWhite,
    danger: pureWhite,
  },
  text: {
    primary: pureBlack,
    secondary: pureBlack,
    muted: pureBlack,
    inverse: pureWhite,
    inverseMuted: pureWhite,
    onHero: pureWhite,
    onDates: pureBlack,
    link: pureBlack,
    accent: pureBlack,
    danger: pureBlack,
  },
  border: {
    hair: pureBlack,
    control: pureBlack,
    strong: pureBlack,
    perf: pureBlack,
  },
  action: {
    bg: pureBlack,
    bgHover: pureWhite,
    text: pureWhite,
    textHover: pureBlack,
    border: pureBlack,
  },
  selected: {
    bg: pureBlack,
    text: pureWhite,
  },
  like: {
    on: pureBlack,
  },
  focus: {
    inner: pureWhite,
    outer: pureBlack,
  },
  zone: {
    a: pureBlack,
    b: pureBlack,
    c: pureBlack,
    d: pureBlack,
  },
};
