/**
 * Whether a key belongs to an input method, so that Escape must not close anything. Safari marks the last key by its
 * code only.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;
