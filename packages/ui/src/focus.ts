export { revealFocused } from './private/revealFocused.js';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isElement } from './private/isElement.js';

/** The last used control with its ancestors. Clicks count too, because Safari does not focus clicked buttons. */
let used: HTMLElement[] = [];
/** The part of the page that received a lost focus. Null after the reader moves on. */
let placed: Element | null = null;

function note(event: Event): void {
  // The path crosses shadow roots.
  const around = event.composedPath().filter(isElement);
  // A press on words uses no control, a press in a button uses the button.
  while (event.type === 'pointerdown' && around[0]?.matches('a[href], button') === false) around.shift();
  used = around;
  placed = null;
}

/** Notes the used controls of a page or frame from now on. Another call for the same page changes nothing. */
export function watchFocus(page: Document): void {
  page.addEventListener('focusin', note, true);
  page.addEventListener('pointerdown', note, true);
}
if (typeof document !== 'undefined') watchFocus(document);

/** The focused element, also in a shadow root. */
function focusedIn(page: DocumentOrShadowRoot): Element | null {
  const { activeElement } = page;
  return (activeElement?.shadowRoot && focusedIn(activeElement.shadowRoot)) ?? activeElement;
}

/** Whether the used control was removed, disabled or hidden. A focus from `placeLostFocus` still counts as lost. */
export function isFocusLost(): boolean {
  const [control] = used;
  const page = control?.ownerDocument ?? document;
  const focused = focusedIn(page);
  const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');
  return focused === page.body
    ? control !== undefined && (isGone(control) || control.getClientRects().length === 0)
    : focused !== null && (focused === placed || isGone(focused));
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
  place: (control: HTMLElement | undefined) => HTMLElement | null | undefined,
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
  if (around === undefined) return;
  around.focus();
  placed = around;
}
