import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
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

/** The picture of a theme. */
export const picture = component({ display: 'grid', fontSize: '1.25em' });

export const note = component({ fontSize: vars.font.small });
