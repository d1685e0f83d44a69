import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const shared = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'clip',
  border: `${vars.line.width} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.selected.bg,
  color: vars.selected.text,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  verticalAlign: 'middle',
});

const look = (size: string, fontSize: string) => ({ inlineSize: size, blockSize: size, fontSize });

export const avatar = styleVariants(
  {
    small: look('2rem', vars.font.caption),
    medium: look('2.75rem', vars.font.body),
    large: look('4.5rem', vars.font.h3),
  },
  (rule) => [component(rule, shared)],
);

/** Covers the initials. */
export const photo = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Before it has loaded, the initials are seen through it.
  color: 'transparent',
});
