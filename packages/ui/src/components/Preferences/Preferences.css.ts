import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import type { ThemeName } from '../../theme/themes.js';
import { vars } from '../../theme/vars.js';

const barRow = { display: 'flex', alignItems: 'center' } as const;

export const preferences = {
  bar: component({ ...barRow, gap: vars.space.s3, '@media': { [from.large]: { gap: vars.space.s5 } } }),
  panel: component({ display: 'grid', gap: vars.space.s4 }),
};
export const form = {
  bar: component({ ...barRow, gap: vars.space.s3, '@media': { [from.large]: { gap: vars.space.s5 } } }),
  panel: component({ display: 'grid', gap: vars.space.s4 }),
};
const letter = { lineHeight: 1, fontWeight: vars.weight.title } as const;
const letters = (small: string, standard: string, large: string) => [
  component({ ...letter, fontSize: small }),
  component({ ...letter, fontSize: standard }),
  component({ ...letter, fontSize: large }),
];
/** The three text sizes. The panel shows them one step larger, so that people can compare them. */
export const specimens = {
  bar: letters(vars.font.caption, vars.font.body, vars.font.lead),
  panel: letters(vars.font.lead, vars.font.h5, vars.font.h4),
};

const disc = {
  display: 'block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '2px solid currentColor',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
} as const;
/** A disc for each theme: light, dark, and half of each. They are the same in every theme. */
export const swatches: Record<ThemeName, string> = {
  default: component({ ...disc, background: vars.text.inverse }),
  night: component({ ...disc, background: vars.bg.inverse }),
  bw: component({
    ...disc,
    background: `linear-gradient(90deg, ${vars.text.inverse} 50%, ${vars.bg.inverse} 50%)`,
  }),
};

export const note = component({ fontSize: vars.font.small });
