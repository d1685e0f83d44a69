import { bwColours } from './colours.js';
import { vars } from './vars.js';

const { inverse: black } = bwColours.bg;
const { inverse: white } = bwColours.text;

/**
 * The actions and the focus ring of black and white, inverted: what stands on black there would vanish otherwise. For
 * `selectors: { [inMonochrome]: { vars: actionsOnBlack } }` of a surface that turns black.
 */
export const actionsOnBlack = {
  [vars.action.bg]: white,
  [vars.action.text]: black,
  [vars.action.border]: white,
  [vars.action.bgHover]: black,
  [vars.action.textHover]: white,
  [vars.focus.outer]: white,
  [vars.focus.inner]: black,
};

/** The same as they are on paper, for what lies on such a surface and is white again. */
export const actionsOnPaper = {
  [vars.action.bg]: bwColours.action.bg,
  [vars.action.text]: bwColours.action.text,
  [vars.action.border]: bwColours.action.border,
  [vars.action.bgHover]: bwColours.action.bgHover,
  [vars.action.textHover]: bwColours.action.textHover,
  [vars.focus.outer]: bwColours.focus.outer,
  [vars.focus.inner]: bwColours.focus.inner,
};
