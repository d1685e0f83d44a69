import type { FocusEvent } from 'react';

/**
 * Scrolls a box so that the control which the keyboard reaches is whole, with the box's scroll padding beside it. Browsers
 * leave a control alone that is half in view. Use it as `onFocus` of the box that scrolls, or of its content.
 */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  // A press must not move the link away from under the pointer.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
