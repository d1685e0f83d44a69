import { inMonochrome } from './conditions.js';
import { ownColour } from './traits.js';
import { vars } from './vars.js';

const { inverse: black } = vars.bg;
const { inverse: white } = vars.text;

/**
 * The inverted actions and focus ring of a monochrome theme, which would be invisible on black otherwise. A surface that
 * turns black uses them with `selectors: { [inMonochrome]: { vars: actionsOnBlack } }`.
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

/** Rules for `selectors` that give a white part on such a surface the actions of its theme again. */
export const actionsOnPaper = {
  [inMonochrome]: {
    vars: {
      [vars.action.bg]: ownColour('action', 'bg'),
      [vars.action.text]: ownColour('action', 'text'),
      [vars.action.border]: ownColour('action', 'border'),
      [vars.action.bgHover]: ownColour('action', 'bgHover'),
      [vars.action.textHover]: ownColour('action', 'textHover'),
      [vars.focus.outer]: ownColour('focus', 'outer'),
      [vars.focus.inner]: ownColour('focus', 'inner'),
    },
  },
};
