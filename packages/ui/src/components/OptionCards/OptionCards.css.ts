import { from, hovered, hovers } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const group = component({ display: 'grid', gap: vars.space.s3 });

export const option = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  alignItems: 'center',
  minBlockSize: '4rem',
  // Less padding with a wider border, so that nothing moves on selection.
  padding: `calc(${vars.space.s3} + 2px) calc(${vars.space.s4} + 2px)`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
  cursor: 'pointer',
  '@media': {
    [hovers]: { selectors: { [hovered]: { background: vars.bg.sunken } } },
    [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  selectors: {
    '&[data-selected]': {
      padding: `${vars.space.s3} ${vars.space.s4}`,
      border: `3px solid ${vars.border.strong}`,
      background: vars.bg.selected,
    },
    '&[data-disabled]': { borderStyle: 'dashed', background: 'none', color: vars.text.muted, cursor: 'not-allowed' },
    '&:has(:focus-visible)': rings,
  },
});

export const radio = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '2px solid currentColor',
  borderRadius: '50%',
  selectors: {
    [`${option}[data-selected] &::after`]: {
      content: '""',
      // Forced colours keep borders and remove backgrounds.
      border: '0.375rem solid currentColor',
      borderRadius: '50%',
    },
  },
});

export const title = component({ display: 'block', fontWeight: vars.weight.title });

export const description = component({
  display: 'block',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  // A sentence, which may break between any characters.
  wordBreak: 'normal',
  selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } },
});

export const price = component({
  gridColumn: 2,
  fontSize: vars.font.lead,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  '@media': { [from.small]: { gridColumn: 'auto', textAlign: 'end' } },
});
