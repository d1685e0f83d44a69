import { inMonochrome } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { byTrait } from '../../theme/traits.js';
import { local, vars } from '../../theme/vars.js';
import { perforationOf } from '../Perforation/Perforation.css.js';

export const packs = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.s3,
});

/** A pack with a wider border has as much less padding, so that nothing moves. */
const inset = '--fg-pack-inset';

export const pack = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `var(${inset})`,
  border: `var(${local.edgeWidth}) solid var(${local.edge})`,
  background: vars.bg.surface,
  color: vars.text.primary,
  cursor: 'pointer',
  vars: { [local.edge]: vars.border.control, [local.edgeWidth]: '1px', [inset]: '2px', [local.notch]: '14px' },
  selectors: {
    '&[data-hovered]': { background: vars.bg.sunken },
    '&[data-invalid]': {
      vars: {
        [local.edge]: vars.text.danger,
        [local.edgeWidth]: byTrait('monochrome', '3px', '2px'),
        [inset]: byTrait('monochrome', '0px', '1px'),
      },
    },
    // Monochrome themes show no red: a double rule says the same.
    [`${inMonochrome}[data-invalid]`]: { borderStyle: 'double' },
    '&[data-selected]': {
      background: vars.bg.selected,
      vars: { [local.edge]: vars.border.strong, [local.edgeWidth]: '3px', [inset]: '0px' },
    },
    '&[data-disabled]': { borderStyle: 'dashed', background: 'none', color: vars.text.muted, cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.focus.outer}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
});

/** The unit is beside its number; a long one is whole on a line of its own. */
export const points = component({
  flex: 1,
  padding: `${vars.space.s4} ${vars.space.s3}`,
  fontSize: vars.font.h3,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const unit = component({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.text,
});

export const extra = component({
  display: 'block',
  paddingBlockStart: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.text,
  lineHeight: 1.3,
});

/** The perforation notches both edges of the border. */
export const perforation = component(
  { display: 'block', marginInline: `calc(-1 * var(${inset}))` },
  perforationOf.horizontal,
);

export const price = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Every pack keeps the place of the tick, so that a choice breaks no line. */
export const tick = component({
  visibility: 'hidden',
  fontSize: vars.font.lead,
  selectors: { [`${pack}[data-selected] &`]: { visibility: 'visible' } },
});
