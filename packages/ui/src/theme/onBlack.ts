import { inMonochrome } from './conditions.js';
import { byTrait, ownColour } from './traits.js';
import { vars } from './vars.js';

const { inverse: black } = vars.bg;
const { inverse: white } = vars.text;
const onBlack = (color: string, own: string) => byTrait('monochrome', color, own);

const paper = {
  [vars.action.bg]: ownColour('action', 'bg'),
  [vars.action.text]: ownColour('action', 'text'),
  [vars.action.border]: ownColour('action', 'border'),
  [vars.action.bgHover]: ownColour('action', 'bgHover'),
  [vars.action.textHover]: ownColour('action', 'textHover'),
  [vars.focus.outer]: ownColour('focus', 'outer'),
  [vars.focus.inner]: ownColour('focus', 'inner'),
};

/** Rules for `selectors` that give a white part on a black surface the actions and the focus ring of its theme again. */
export const actionsOnPaper = { [inMonochrome]: { vars: paper } };

/**
 * The inverted actions and focus ring of a monochrome theme, which would be invisible on black otherwise. A surface that
 * turns black uses them with `selectors: { [inMonochrome]: { vars: actionsOnBlack } }`. In other themes the values are
 * those of the theme.
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
