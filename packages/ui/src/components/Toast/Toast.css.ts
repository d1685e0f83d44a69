import { inverse } from '../../private/inverse.css.js';
import { from } from '../../theme/conditions.js';
import { iconButton } from '../../theme/iconButton.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

/** At the top on phones, clear of sticky bars and sheets, otherwise at the bottom. */
export const region = component({
  position: 'fixed',
  insetBlock: `${vars.space.s3} auto`,
  insetInline: vars.space.s3,
  zIndex: vars.z.toast,
  // A modal dialog disables pointer events on the page.
  pointerEvents: 'auto',
  outline: 'none',
  '@media': {
    [from.medium]: {
      insetBlock: `auto ${vars.space.s5}`,
      insetInline: `${vars.space.s5} auto`,
      inlineSize: '28rem',
    },
  },
});

export const list = component({ display: 'grid', gap: vars.space.s2 });

export const toast = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s3,
    minBlockSize: '3.25rem',
    padding: vars.space.s1,
    paddingInlineStart: vars.space.s4,
    border: `${vars.line.width} solid ${vars.border.strong}`,
    borderRadius: vars.radius.surface,
    background: vars.bg.inverse,
    color: vars.text.inverse,
    fontSize: vars.font.small,
    fontWeight: vars.weight.medium,
    vars: { [local.link]: 'currentColor' },
  },
  inverse,
);

export const words = component({
  flex: '1 1 10rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
  lineHeight: vars.leading.dense,
});

export const icon = component({ fontSize: vars.font.lead });

/** Below the text if there is too little space. */
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const dismiss = component({
  ...iconButton,
  border: 0,
  background: 'none',
  outlineOffset: '-2px',
  selectors: { '&:hover': { background: vars.text.inverse, color: vars.bg.inverse } },
});
