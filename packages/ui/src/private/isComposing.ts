/**
 * Whether a key belongs to an input method that composes a character: its Escape ends the composition and closes nothing.
 * Safari tells the last key of a composition by its code only.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;
