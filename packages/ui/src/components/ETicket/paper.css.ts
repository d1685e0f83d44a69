import { assignVars } from '@vanilla-extract/css';
import { bwColours } from '../../theme/colours.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const { bg, text, border, action, selected, like, focus, zone } = vars;

/** Black on white in every theme, for print and scanners. Uses the colours of the black and white theme. */
export const paper = component({
  background: bwColours.bg.page,
  color: bwColours.text.primary,
  vars: {
    ...assignVars({ bg, text, border, action, selected, like, focus, zone }, bwColours),
    [local.ground]: bwColours.bg.page,
    [local.link]: bwColours.text.link,
  },
});
