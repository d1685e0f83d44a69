import type { FocusEvent } from 'react';

/**
 * Scrolls a strip so that the link which the keyboard reaches is whole, with the strip's scroll padding beside it.
 * Browsers leave a link alone that is half in view. Use it as `onFocus` of the box that scrolls.
 */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  // A press must not move the link away from under the pointer.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
