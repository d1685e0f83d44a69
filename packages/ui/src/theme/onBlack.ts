import { bwColours } from './colours.js';
import { vars } from './vars.js';

const { inverse: black } = bwColours.bg;
const { inverse: white } = bwColours.text;

/**
 * The inverted actions and focus ring of black and white, which would be invisible on black otherwise. A surface that turns
 * black uses them with `selectors: { [inMonochrome]: { vars: actionsOnBlack } }`.
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

/** The normal values, for a white part on such a surface. */
export const actionsOnPaper = {
  [vars.action.bg]: bwColours.action.bg,
  [vars.action.text]: bwColours.action.text,
  [vars.action.border]: bwColours.action.border,
  [vars.action.bgHover]: bwColours.action.bgHover,
  [vars.action.textHover]: bwColours.action.textHover,
  [vars.focus.outer]: bwColours.focus.outer,
  [vars.focus.inner]: bwColours.focus.inner,
};
