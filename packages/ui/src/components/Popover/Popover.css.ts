import { panel } from '../../private/overlay/panel.css.js';
import { iconButton } from '../../theme/iconButton.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { button, size, variant } from '../Button/Button.css.js';

/** Inverted while its panel is open. */
export const trigger = component(
  {
    justifySelf: 'start',
    selectors: { '&[aria-expanded="true"]': { background: vars.border.strong, color: vars.bg.surface } },
  },
  button,
  variant.plain,
  size.small,
);

/** Square for an icon only. */
export const squareTrigger = component(
  { inlineSize: vars.size.touch, paddingInline: 0, fontSize: vars.font.lead },
  trigger,
);

export const frame = component({ inlineSize: '22rem' }, panel);

/** Focused, so that screen readers read its title; not a control. */
export const content = component({ outline: 'none' });

export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingInlineStart: vars.space.s4,
  borderBlockEnd: `4px solid ${vars.border.strong}`,
  background: vars.bg.raised,
});

export const title = component({ paddingBlock: vars.space.s2, fontSize: vars.font.data });

export const close = component({
  ...iconButton,
  alignSelf: 'start',
  border: 0,
  background: 'none',
  // Inside, because the scrolling panel would clip a ring outside.
  outlineOffset: '-4px',
  selectors: { '&:hover': { background: vars.border.strong, color: vars.bg.surface } },
});

export const body = component({
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s4,
  fontSize: vars.font.small,
});
