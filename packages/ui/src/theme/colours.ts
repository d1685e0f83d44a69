/**
 * The colours of each theme, by role. A theme fills the whole interface: a missing role does not compile.
 * Values come from the design's token file; the contrast of every pair in use is computed in colours.test.ts.
 */
export interface Colours {
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
}

/** Street posters by day: paper, ink, minibus yellow. */
export const defaultColours: Colours = {
  bg: {
    page: '#f7f6f1',
    surface: '#ffffff',
    sunken: '#ecebe3',
    raised: '#ffffff',
    inverse: '#121514',
    hero: '#00563f',
    dates: '#ffd21f',
    selected: '#d8ebe1',
    notice: '#fff3c4',
    danger: '#fbe3df',
  },
  text: {
    primary: '#121514',
    secondary: '#3c4441',
    muted: '#5a625f',
    inverse: '#ffffff',
    inverseMuted: '#d9d7cb',
    onHero: '#ffffff',
    onDates: '#121514',
    link: '#00563f',
    accent: '#00563f',
    danger: '#a50e15',
  },
  border: {
    hair: '#c3c0b2',
    control: '#5a625f',
    strong: '#121514',
    perf: '#767e7a',
  },
  action: {
    bg: '#ffd21f',
    bgHover: '#f2b900',
    text: '#121514',
    textHover: '#121514',
    border: '#121514',
  },
  selected: {
    bg: '#121514',
    text: '#ffffff',
  },
  like: {
    on: '#c8161d',
  },
  focus: {
    inner: '#ffd21f',
    outer: '#121514',
  },
  zone: {
    a: '#c8161d',
    b: '#0a7a58',
    c: '#1f4fb4',
    d: '#5a625f',
  },
};

/** Neon on water. */
export const nightColours: Colours = {
  bg: {
    page: '#04080d',
    surface: '#091119',
    sunken: '#0f1a25',
    raised: '#172534',
    inverse: '#091119',
    hero: '#04080d',
    dates: '#091119',
    selected: '#06281d',
    notice: '#2b2400',
    danger: '#33070c',
  },
  text: {
    primary: '#f1f6f8',
    secondary: '#b7c7d3',
    muted: '#b7c7d3',
    inverse: '#f1f6f8',
    inverseMuted: '#b7c7d3',
    onHero: '#f1f6f8',
    onDates: '#ffe24a',
    link: '#6cd0ff',
    accent: '#2be8a0',
    danger: '#ff6b78',
  },
  border: {
    hair: '#263a4e',
    control: '#6c8aa3',
    strong: '#f1f6f8',
    perf: '#6c8aa3',
  },
  action: {
    bg: '#ffe24a',
    bgHover: '#f1f6f8',
    text: '#04080d',
    textHover: '#04080d',
    border: '#ffe24a',
  },
  selected: {
    bg: '#2be8a0',
    text: '#04080d',
  },
  like: {
    on: '#ff6b78',
  },
  focus: {
    inner: '#04080d',
    outer: '#ffe24a',
  },
  zone: {
    a: '#ff6b78',
    b: '#2be8a0',
    c: '#6cd0ff',
    d: '#ffe24a',
  },
};

/** Letterpress: black, white and pattern, never grey. */
export const bwColours: Colours = {
  bg: {
    page: '#ffffff',
    surface: '#ffffff',
    sunken: '#ffffff',
    raised: '#ffffff',
    inverse: '#000000',
    hero: '#000000',
    dates: '#ffffff',
    selected: '#ffffff',
    notice: '#ffffff',
    danger: '#ffffff',
  },
  text: {
    primary: '#000000',
    secondary: '#000000',
    muted: '#000000',
    inverse: '#ffffff',
    inverseMuted: '#ffffff',
    onHero: '#ffffff',
    onDates: '#000000',
    link: '#000000',
    accent: '#000000',
    danger: '#000000',
  },
  border: {
    hair: '#000000',
    control: '#000000',
    strong: '#000000',
    perf: '#000000',
  },
  action: {
    bg: '#000000',
    bgHover: '#ffffff',
    text: '#ffffff',
    textHover: '#000000',
    border: '#000000',
  },
  selected: {
    bg: '#000000',
    text: '#ffffff',
  },
  like: {
    on: '#000000',
  },
  focus: {
    inner: '#ffffff',
    outer: '#000000',
  },
  zone: {
    a: '#000000',
    b: '#000000',
    c: '#000000',
    d: '#000000',
  },
};
