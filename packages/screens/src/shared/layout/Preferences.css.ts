import { forcedColours, from, screen, type ThemeName, themeNames, themes, vars } from '@first-gong/ui/style';

const barRow = { display: 'flex', alignItems: 'center' } as const;

export const preferences = {
  bar: screen({ ...barRow, gap: vars.space.s3, '@media': { [from.large]: { gap: vars.space.s5 } } }),
  panel: screen({ display: 'grid', gap: vars.space.s4 }),
};
export const form = {
  bar: screen({ ...barRow, gap: vars.space.s3, '@media': { [from.large]: { gap: vars.space.s5 } } }),
  panel: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: vars.space.s4,
  }),
};
const letter = { lineHeight: 1, fontWeight: vars.weight.title } as const;
const letters = (small: string, standard: string, large: string) => [
  screen({ ...letter, fontSize: small }),
  screen({ ...letter, fontSize: standard }),
  screen({ ...letter, fontSize: large }),
];
/** The three text sizes. The panel shows them one step larger for comparison. */
export const specimens = {
  bar: letters(vars.font.caption, vars.font.body, vars.font.lead),
  panel: letters(vars.font.lead, vars.font.h5, vars.font.h4),
};

/** Drawn by CSS in the text's colour, because icons would be script on every first visit. */
const picture = {
  display: 'block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: '50%',
  // Forced colours remove backgrounds.
  forcedColorAdjust: 'none',
  '@media': { [forcedColours]: { color: 'ButtonText' } },
} as const;
const drawings = {
  sun: screen({
    ...picture,
    inlineSize: '0.75em',
    blockSize: '0.75em',
    margin: '0.25em',
    background: 'currentColor',
    outline: '0.2em dotted currentColor',
    outlineOffset: '0.125em',
  }),
  moon: screen({ ...picture, background: 'radial-gradient(circle at 72% 30%, transparent 45%, currentColor 48%)' }),
  halfDisc: screen({
    ...picture,
    border: '2px solid currentColor',
    background: 'linear-gradient(90deg, transparent 50%, currentColor 50%)',
  }),
};
export const pictures = Object.fromEntries(themeNames.map((name) => [name, drawings[themes[name].picture]])) as Record<
  ThemeName,
  string
>;

export const note = screen({ fontSize: vars.font.small });
