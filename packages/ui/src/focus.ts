import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The control that the reader used last, with the elements around it, from the inside out. A press counts as well as the
 * focus, because Safari gives no focus to a pressed button.
 */
let used: Element[] = [];
/** The part of the page that has a lost focus. Null once the reader has moved on. */
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

/**
 * Whether the focus needs a place: the control that was used has left the page, is disabled or hidden. A focus that the
 * page has given a part around it (`placeLostFocus`) still counts as lost, until the reader moves on.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  const [control] = used;
  const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');
  return activeElement === body
    ? control !== undefined && (isGone(control) || control.getClientRects().length === 0)
    : activeElement !== null && (activeElement === placed || isGone(activeElement));
}

/** Gives a lost focus to `target`. A focus that the reader has moved meanwhile stays. */
export function takeLostFocus(target: HTMLElement | null | undefined): void {
  if (isFocusLost()) target?.focus();
}

/**
 * When a change of `state` removes or disables the control that the reader used, the focus moves to `place(control)`
 * (WCAG 2.4.3), before the page looks for a place (`placeLostFocus`).
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

/**
 * Gives a lost focus to the nearest element around the control that is still there and matches the selector. A component
 * may still have a better place.
 */
export function placeLostFocus(selector: string): void {
  if (!isFocusLost()) return;
  const around = used.find((element) => element.isConnected && element.matches(selector));
  if (!(around instanceof HTMLElement)) return;
  around.focus();
  placed = around;
}
