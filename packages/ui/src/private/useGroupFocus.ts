import type { Ref, RefCallback } from 'react';
import { useMergedRef } from './useMergedRef.js';

/** A `ref` for a group, whose `focus()` goes to the part that Tab reaches. */
export const useGroupFocus = (ref: Ref<HTMLDivElement> | undefined): RefCallback<HTMLDivElement> =>
  useMergedRef(focusPart, ref);

function focusPart(group: HTMLDivElement | null) {
  if (!group) return;
  group.focus = (options) => {
    const parts = group.querySelectorAll<HTMLElement>('input:enabled, [role="spinbutton"][tabindex="0"]');
    ([...parts].find((part) => part.matches('[type="radio"]:checked')) ?? parts[0])?.focus(options);
  };
}
