import { from } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const stub = component({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: '8.5rem minmax(0, 1fr) 0 9.5rem' } },
});

export const art = component({ display: 'grid', overflow: 'hidden' });

export const facts = component({ padding: `${vars.space.s4} ${vars.space.s4}` });

export const title = component({ fontSize: vars.font.h5, lineHeight: vars.leading.title });

/** The name of a venue breaks at its spaces, not inside a word. */
export const when = component({ wordBreak: 'keep-all', fontSize: vars.font.small, color: vars.text.secondary });

export const seats = component({
  display: 'grid',
  gap: vars.space.s1,
  marginBlockStart: vars.space.s3,
  paddingBlockStart: vars.space.s2,
  borderBlockStart: `${vars.line.width} solid ${vars.border.hair}`,
});

export const seat = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  fontSize: vars.font.small,
});

/** The zone goes to a second line as a whole. */
export const place = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s3 });

export const figure = component({
  fontSize: vars.font.body,
  fontWeight: vars.weight.strong,
  ...numerals,
});

export const zone = component({ color: vars.text.secondary });

export const note = component({
  marginBlockStart: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
});

/** On a phone the perforation is horizontal, above the subtotal. */
export const perforation = component({
  display: 'none',
  '@media': { [from.medium]: { display: 'block' } },
});

export const end = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderBlockStart: `2px dashed ${vars.border.perf}`,
  '@media': {
    [from.medium]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'flex-end',
      padding: vars.space.s4,
      borderBlockStart: 0,
      textAlign: 'end',
    },
  },
});

export const label = component({ display: 'block', fontSize: vars.font.caption });

export const subtotal = component({
  display: 'block',
  fontSize: vars.font.h4,
  fontWeight: vars.weight.strong,
  ...numerals,
  lineHeight: vars.leading.title,
});
