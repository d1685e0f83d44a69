import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { perforationOf } from '../Perforation/Perforation.css.js';

export const packs = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.s3,
});

export const pack = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // A chosen pack has a wider border and as much less padding, so that nothing moves.
  padding: '2px',
  border: `var(${local.edgeWidth}) solid var(${local.edge})`,
  background: vars.bg.surface,
  color: vars.text.primary,
  cursor: 'pointer',
  vars: { [local.edge]: vars.border.control, [local.edgeWidth]: '1px', [local.notch]: '14px' },
  selectors: {
    '&[data-hovered]': { background: vars.bg.sunken },
    '&[data-selected]': {
      padding: 0,
      background: vars.bg.selected,
      vars: { [local.edge]: vars.border.strong, [local.edgeWidth]: '3px' },
    },
    '&[data-disabled]': { borderStyle: 'dashed', background: 'none', color: vars.text.muted, cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.focus.outer}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
});

export const points = component({
  flex: 1,
  padding: vars.space.s4,
  fontSize: vars.font.h3,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const unit = component({
  display: 'block',
  marginBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.text,
});

/** The perforation notches both edges of the border. */
export const perforation = component(
  { display: 'block', marginInline: '-2px', selectors: { [`${pack}[data-selected] &`]: { marginInline: 0 } } },
  perforationOf.horizontal,
);

export const price = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
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
