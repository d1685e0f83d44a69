import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
});
export const afterGap = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  '::before': { content: '"…" / ""' },
});
const cell = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  border: `${vars.line.width} solid ${vars.border.control}`,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { background: vars.bg.sunken, textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
});
export const step = component({ paddingInline: vars.space.s4, fontSize: vars.font.small }, cell);
export const number = component(
  {
    fontStretch: vars.stretch.data,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-current]': { borderColor: vars.selected.bg, background: vars.selected.bg, color: vars.selected.text },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  cell,
);
