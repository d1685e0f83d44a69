import { from, print } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const bar = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.basket,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  padding: `${vars.space.s2} ${vars.size.gutter}`,
  paddingBlockEnd: `max(${vars.space.s2}, env(safe-area-inset-bottom))`,
  background: vars.bg.surface,
  borderBlockStart: `2px solid ${vars.border.strong}`,
  '@media': { [from.medium]: { display: 'none' }, [print]: { display: 'none' } },
});

export const facts = component({
  minWidth: 0,
  fontSize: vars.font.h5,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.title,
});

export const action = component({ flex: 'none' });
