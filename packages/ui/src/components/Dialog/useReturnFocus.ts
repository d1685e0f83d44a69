import { type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { takeLostFocus, watchFocus } from '../../focus.js';
import { isElement } from '../../private/isElement.js';
import { OverlayContainerContext } from '../../private/overlay/container.js';
import { rootOf } from '../../private/rootOf.js';

/**
 * Returns props for a Radix dialog that restore the focus on close, also without a trigger. If the opener has
 * disappeared, the focus goes to the surrounding part of the page.
 */
export function useReturnFocus(onOpen?: () => void) {
  /** The opener of the dialog, and its focusable ancestors. */
  const openedFrom = useRef<Element[]>([]);
  // Safari does not focus a clicked button, so it is recorded.
  const pressed = useRef<Element | null>(null);
  const container = useContext(OverlayContainerContext);
  useEffect(() => {
    const page = container?.ownerDocument ?? document;
    watchFocus(page);
    const keepPressed = (event: Event) => {
      const [target] = event.composedPath();
      pressed.current = isElement(target) ? target.closest('a, button') : null;
      setTimeout(() => {
        pressed.current = null;
      });
    };
    page.addEventListener('click', keepPressed, { capture: true });
    return () => page.removeEventListener('click', keepPressed, { capture: true });
  }, [container]);
  return {
    onOpenAutoFocus: (event: Event) => {
      const dialog = event.currentTarget as HTMLElement;
      const { activeElement } = rootOf(dialog);
      const opener = !activeElement || activeElement.matches('body') ? pressed.current : activeElement;
      openedFrom.current = [];
      for (let part = opener; part; part = part.parentElement?.closest('[tabindex]') ?? null)
        openedFrom.current.push(part);
      // Radix would do the same on the page, but takes a frame or shadow root for one without focus.
      event.preventDefault();
      if (onOpen) onOpen();
      else (stopsIn(dialog).find((stop) => !stop.matches('a')) ?? dialog).focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = openedFrom.current.find((part) => part.isConnected) as HTMLElement | undefined;
      if (place && place === openedFrom.current[0]) place.focus();
      else takeLostFocus(place);
    },
    onKeyDown: wrapFocus,
  };
}

/** The elements that Tab reaches. */
const stopsIn = (dialog: HTMLElement): HTMLElement[] => {
  const controls = dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  const reached = [...controls].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled'));
  return reached.filter((each) => each.getClientRects().length > 0 && each === stopOf(each, reached));
};

/** Tab goes to the chosen radio button of a group, or to the first. */
function stopOf(element: Element | null, reached: HTMLElement[]): Element | null | undefined {
  if (!element?.matches('[type="radio"]')) return element;
  const group = reached.filter((each) => each.matches(`[type="radio"][name="${element.getAttribute('name')}"]`));
  return group.find((each) => each.matches(':checked')) ?? group[0];
}

/** Keeps Tab in a dialog of a shadow root or frame. Radix does it by the focus of the page. */
function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  if (event.key !== 'Tab' || event.defaultPrevented || rootOf(dialog) === document) return;
  const stops = stopsIn(dialog);
  const at = stopOf(rootOf(dialog).activeElement, stops);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (at !== dialog && at !== from) return;
  event.preventDefault();
  (to ?? dialog).focus();
}
