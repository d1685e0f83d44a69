import { byTrait, ownColour } from './traits.js';
import { vars } from './vars.js';

const { inverse: black } = vars.bg;
const { inverse: white } = vars.text;
const onBlack = (color: string, own: string) => byTrait('monochrome', color, own);

/** The actions and the focus ring of the theme, for a white part on a surface that changes them. */
export const actionsOnPaper = {
  [vars.action.bg]: ownColour('action', 'bg'),
  [vars.action.text]: ownColour('action', 'text'),
  [vars.action.border]: ownColour('action', 'border'),
  [vars.action.bgHover]: ownColour('action', 'bgHover'),
  [vars.action.textHover]: ownColour('action', 'textHover'),
  [vars.focus.outer]: ownColour('focus', 'outer'),
  [vars.focus.inner]: ownColour('focus', 'inner'),
};

/**
 * Custom properties of a surface that turns black in a monochrome theme: actions and focus ring are inverted there,
 * because they would be invisible on black. Other themes keep theirs.
 */
export const actionsOnBlack = {
  [vars.action.bg]: onBlack(white, ownColour('action', 'bg')),
  [vars.action.text]: onBlack(black, ownColour('action', 'text')),
  [vars.action.border]: onBlack(white, ownColour('action', 'border')),
  [vars.action.bgHover]: onBlack(black, ownColour('action', 'bgHover')),
  [vars.action.textHover]: onBlack(white, ownColour('action', 'textHover')),
  [vars.focus.outer]: onBlack(white, ownColour('focus', 'outer')),
  [vars.focus.inner]: onBlack(black, ownColour('focus', 'inner')),
};
