import { hovered, hovers } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { perforationOf } from '../Perforation/Perforation.css.js';

/** From this width, five packs fit next to each other. Below, each has its own line. */
const sideBySide = '(min-width: 41rem)';

export const frame = component({ containerType: 'inline-size' });

export const packs = component({
  display: 'grid',
  gap: vars.space.s3,
  '@container': { [sideBySide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' } },
});

/** Less padding with a wider border, so that nothing moves. */
const inset = `calc(3px - var(${local.edgeWidth}))`;

export const pack = component({
  position: 'relative',
  display: 'flex',
  '@container': { [sideBySide]: { flexDirection: 'column' } },
  minInlineSize: 0,
  padding: inset,
  border: `var(${local.edgeWidth}) solid var(${local.edge})`,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
  color: vars.text.primary,
  cursor: 'pointer',
  vars: { [local.edge]: vars.border.control, [local.edgeWidth]: '1px', [local.notch]: '14px' },
  selectors: {
    '&[data-invalid]': {
      borderStyle: vars.alert.line,
      vars: { [local.edge]: vars.text.danger, [local.edgeWidth]: `min(3px, ${vars.alert.width})` },
    },
    '&[data-selected]': {
      background: vars.bg.selected,
      vars: { [local.edge]: vars.border.strong, [local.edgeWidth]: '3px' },
    },
    '&[data-disabled]': { borderStyle: 'dashed', background: 'none', color: vars.text.muted, cursor: 'not-allowed' },
    '&:has(:focus-visible)': rings,
  },
  '@media': { [hovers]: { selectors: { [hovered]: { background: vars.bg.sunken } } } },
});

/** The unit is next to the number, or below in a narrow pack. */
export const points = component({
  flex: 1,
  alignSelf: 'center',
  padding: vars.space.s3,
  '@container': { [sideBySide]: { alignSelf: 'auto', paddingBlock: vars.space.s4 } },
  fontSize: vars.font.h3,
  ...figures,
  lineHeight: 1,
});

export const unit = component({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.text,
  '@container': { [sideBySide]: { display: 'block' } },
});

export const extra = component({
  display: 'block',
  paddingBlockStart: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.text,
  lineHeight: 1.3,
});

/** Notches both edges: top and bottom in a line, left and right next to each other. */
export const perforation = component(
  { display: 'none', marginInline: `calc(-1 * ${inset})`, '@container': { [sideBySide]: { display: 'block' } } },
  perforationOf.horizontal,
);
export const fold = component(
  { marginBlock: `calc(-1 * ${inset})`, '@container': { [sideBySide]: { display: 'none' } } },
  perforationOf.vertical,
);

export const price = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  flex: '0 0 7rem',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  '@container': { [sideBySide]: { flex: 'none' } },
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  ...numerals,
});

/** Reserves the place of the tick, so that a choice wraps no line. */
export const tick = component({
  visibility: 'hidden',
  fontSize: vars.font.lead,
  selectors: { [`${pack}[data-selected] &`]: { visibility: 'visible' } },
});
