import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Inverts the page, as the utility bar and the footer do. */
export const dark = component({
  padding: vars.space.s2,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: vars.font.caption,
});
