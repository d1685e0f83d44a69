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

const chosen = '&[aria-pressed="true"], &[aria-current]';

export const group = { bar: screen({ ...barRow, minInlineSize: 0 }), panel: screen({ minInlineSize: 0 }) };

const hidden = { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
export const label = {
  hidden: screen(hidden),
  bar: screen({
    color: vars.text.inverseMuted,
    marginInlineEnd: vars.space.s2,
    whiteSpace: 'nowrap',
    // Below this width only the pictures are visible; screen readers keep the label.
    '@media': {
      'screen and (max-width: 61.99em)': hidden,
    },
  }),
  panel: screen({
    marginBlockEnd: vars.space.s2,
    fontSize: vars.font.small,
    fontWeight: vars.weight.strong,
  }),
};

export const cells = {
  bar: screen({ ...barRow, gap: '0.125rem' }),
  panel: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // The text's colour, because the panel is used on paper and on the dark footer.
    border: `${vars.line.width} solid currentColor`,
  }),
};

const reset = { border: 0, padding: 0, background: 'none', cursor: 'pointer', textAlign: 'center' } as const;

export const cell = {
  bar: screen({
    ...reset,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.s2,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      [chosen]: { fontWeight: vars.weight.strong },
      '&[aria-pressed="true"]::after, &[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.s2,
        insetBlockEnd: '0.4rem',
        borderBlockEnd: `3px solid ${vars.nav.choice}`,
      },
      '&:focus-visible': { outlineOffset: '-5px' },
    },
  }),
  panel: screen({
    ...reset,
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space.s1,
    minBlockSize: '3.75rem',
    padding: vars.space.s1,
    background: vars.bg.surface,
    color: vars.text.primary,
    fontSize: vars.font.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    // A bracketed word can be wider than a third of a phone. It breaks inside, so that no bracket is alone.
    wordBreak: 'normal',
    selectors: {
      '& + &': { borderInlineStart: `${vars.line.width} solid ${vars.border.hair}` },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      [chosen]: { background: vars.selected.bg, color: vars.selected.text, fontWeight: vars.weight.title },
      '&:focus-visible': { position: 'relative', zIndex: 1, outlineOffset: '-5px' },
    },
    '@media': {
      [forcedColours]: {
        selectors: { [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
};
