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

/** Actions and focus ring on an inverse surface: `vars: actionsOnInverse`. */
export const actionsOnInverse = actionsFrom(vars.onInverse);
/** Resets them for a white part of an inverse surface. */
export const actionsOnPaper = actionsFrom(vars.onPaper);
