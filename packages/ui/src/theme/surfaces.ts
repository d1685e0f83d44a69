import { vars } from './vars.js';

const actionsFrom = (set: typeof vars.onPaper) => ({
  [vars.action.bg]: set.actionBg,
  [vars.action.bgHover]: set.actionBgHover,
  [vars.action.text]: set.actionText,
  [vars.action.textHover]: set.actionTextHover,
  [vars.action.border]: set.actionBorder,
  [vars.focus.inner]: set.focusInner,
  [vars.focus.outer]: set.focusOuter,
});

/** The actions and the focus ring of a surface in the inverse colour: `vars: actionsOnInverse`. */
export const actionsOnInverse = actionsFrom(vars.onInverse);
/** Those of the theme again, for a white part of such a surface. */
export const actionsOnPaper = actionsFrom(vars.onPaper);
