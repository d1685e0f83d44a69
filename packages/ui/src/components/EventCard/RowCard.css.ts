import { from } from '../../theme/conditions.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const row = component({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '3.25rem 4.5rem minmax(0, 1fr)',
  '@media': {
    [from.medium]: { gridTemplateColumns: '4.25rem 5rem minmax(0, 1fr) 0 7.25rem', minBlockSize: '7.0625rem' },
  },
  ':hover': { borderColor: vars.glow.hover },
});
export const deferred = component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 8rem' }, row);

export const date = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.s1,
  borderInlineEnd: `${vars.line.width} solid ${vars.border.hair}`,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1.1,
  textAlign: 'center',
});
export const day = component({
  ...figures,
  margin: '0.125rem 0 0.1rem',
  fontSize: vars.font.h3,
  lineHeight: 1,
  '@media': { [from.medium]: { fontSize: '2.5rem' } },
});
export const weekendDay = component({ color: vars.text.danger }, day);
export const weekend = component({ color: vars.text.danger });

export const art = component({ position: 'relative', overflow: 'hidden', contain: 'size' });
export const main = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: '0.625rem 0.875rem 0.5rem',
});
export const title = component({ fontSize: vars.font.lead, fontWeight: vars.weight.title, lineHeight: 1.25 });
export const link = component({
  // Above everything positioned in the card.
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 3 },
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.18em' },
  },
});
export const byline = component({
  marginBlockStart: '0.125rem',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  lineHeight: vars.leading.dense,
});
export const meta = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  lineHeight: vars.leading.dense,
});
export const note = component({
  marginBlockStart: '0.125rem',
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
});
const struck = { color: vars.text.muted, whiteSpace: 'nowrap' } as const;
export const was = component({ ...struck, fontStretch: vars.stretch.data });
export const gonePrice = component(struck);
export const until = component({ fontStretch: vars.stretch.data, whiteSpace: 'nowrap' });
export const tag = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
export const urgent = component({ color: vars.text.danger }, tag);

/** On phones, on the line between facts and stub. */
export const perforation = component({
  gridColumn: '1 / -1',
  marginBlock: '-1px',
  '@media': { [from.medium]: { gridColumn: 'auto', marginBlock: 0 } },
});
export const stub = component({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: '0.875rem 0.75rem',
  '@media': {
    [from.medium]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'flex-end',
      padding: '0.75rem 0.875rem 0.125rem 0.5rem',
      textAlign: 'end',
    },
  },
});
export const price = component({
  ...numerals,
  fontSize: vars.font.data,
  fontWeight: vars.weight.title,
  lineHeight: 1.1,
});
export const currency = component({
  marginInlineEnd: '0.35rem',
  color: vars.text.secondary,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.body,
  '@media': { [from.medium]: { display: 'block', margin: 0, lineHeight: 1 } },
});
