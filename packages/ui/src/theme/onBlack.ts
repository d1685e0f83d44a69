import type { Colours } from './colours.js';
import { inThemes } from './conditions.js';
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

const ownActions = ({ action, focus }: Colours) => ({
  [vars.action.bg]: action.bg,
  [vars.action.text]: action.text,
  [vars.action.border]: action.border,
  [vars.action.bgHover]: action.bgHover,
  [vars.action.textHover]: action.textHover,
  [vars.focus.outer]: focus.outer,
  [vars.focus.inner]: focus.inner,
});

/** Rules for `selectors` that give a white part on such a surface the actions of its theme again. */
export const actionsOnPaper = inThemes(
  ({ monochrome }) => monochrome,
  ({ colours }) => ({ vars: ownActions(colours) }),
);
