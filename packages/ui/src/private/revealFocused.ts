import type { FocusEvent } from 'react';

/** An `onFocus` that scrolls a keyboard-focused control fully into view. Browsers ignore partly visible ones. */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  // A click must not move the link below the pointer.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
