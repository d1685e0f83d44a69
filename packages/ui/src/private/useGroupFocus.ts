import type { Ref, RefCallback } from 'react';
import { useMergedRef } from './useMergedRef.js';

/** A `ref` for a group, whose `focus()` goes to the part that Tab reaches. */
export const useGroupFocus = (ref: Ref<HTMLDivElement> | undefined): RefCallback<HTMLDivElement> =>
  useMergedRef(focusPart, ref);

function focusPart(group: HTMLDivElement | null) {
  if (!group) return;
  const focus = (options?: FocusOptions) => {
    const parts = group.querySelectorAll<HTMLElement>('input:enabled, [role="spinbutton"][tabindex="0"]');
    ([...parts].find((part) => part.matches('[type="radio"]:checked')) ?? parts[0])?.focus(options);
  };
  // An assignment would call the setter that Storybook gives all elements, and move the focus of each.
  Object.defineProperty(group, 'focus', { value: focus, configurable: true });
}
