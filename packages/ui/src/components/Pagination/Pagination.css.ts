import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Its entries are in lines of text, because browsers balance these: no entry is alone in the second line. */
export const list = component({ marginBlock: `calc(-1 * ${vars.space.s1})`, textAlign: 'center', textWrap: 'balance' });
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  maxInlineSize: `calc(100% - ${vars.space.s2})`,
  margin: vars.space.s1,
  verticalAlign: 'top',
});
export const afterGap = component({ '::before': { content: '"…" / ""' } }, item);
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
