export { revealFocused } from './private/revealFocused.js';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The last used control with its ancestors. Clicks count too, because Safari does not focus clicked buttons. */
let used: Element[] = [];
/** The part of the page that received a lost focus. Null after the reader moves on. */
let placed: Element | null = null;

const withAround = (element: Element | null | undefined): Element[] =>
  element ? [element, ...withAround(element.parentElement)] : [];

if (typeof document !== 'undefined') {
  const note = ({ type, target }: Event) => {
    const element = target instanceof Element ? target : null;
    used = withAround(type === 'focusin' ? element : element?.closest('a[href], button'));
    placed = null;
  };
  document.addEventListener('focusin', note, { capture: true });
  document.addEventListener('pointerdown', note, { capture: true });
}

/** Whether the used control was removed, disabled or hidden. A focus from `placeLostFocus` still counts as lost. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  const [control] = used;
  const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');
  return activeElement === body
    ? control !== undefined && (isGone(control) || control.getClientRects().length === 0)
    : activeElement !== null && (activeElement === placed || isGone(activeElement));
}

/** Moves a lost focus to `target`, unless the reader has moved it. */
export function takeLostFocus(target: HTMLElement | null | undefined): void {
  if (isFocusLost()) target?.focus();
}

/**
 * Moves the focus to `place(control)` if a change of `state` removes the used control (WCAG 2.4.3). Runs before
 * `placeLostFocus`.
 */
export function useFocusAfter(
  state: unknown,
  place: (control: Element | undefined) => HTMLElement | null | undefined,
): void {
  const shown = useRef(state);
  const take = useEffectEvent(() => takeLostFocus(place(used[0])));
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    take();
  }, [state]);
}

/** Moves a lost focus to the nearest remaining ancestor that matches. Components may still find a better place. */
export function placeLostFocus(selector: string): void {
  if (!isFocusLost()) return;
  const around = used.find((element) => element.isConnected && element.matches(selector));
  if (!(around instanceof HTMLElement)) return;
  around.focus();
  placed = around;
}
