import { useEffect, useRef } from 'react';
import { takeLostFocus } from '../../focus.js';

/**
 * Returns two props for the content of a Radix dialog that give the focus back when the dialog closes. Radix gives it to
 * its own trigger, and a dialog that opens by state has no trigger. Where the control that opened it has gone meanwhile,
 * the part of the page around it gets the focus, unless the page has already found a place.
 */
export function useReturnFocus(onOpen?: (event: Event) => void) {
  /** The control that opened the dialog, and the parts of the page around it that can take the focus. */
  const openedFrom = useRef<Element[]>([]);
  // A press gives no focus to a button in Safari, so the pressed one is kept while the event opens the dialog.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const keepPressed = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button') : null;
      setTimeout(() => {
        pressed.current = null;
      });
    };
    addEventListener('click', keepPressed, { capture: true });
    return () => removeEventListener('click', keepPressed, { capture: true });
  }, []);
  return {
    onOpenAutoFocus: (event: Event) => {
      const opener = document.activeElement === document.body ? pressed.current : document.activeElement;
      openedFrom.current = [];
      for (let part = opener; part; part = part.parentElement?.closest('[tabindex]') ?? null)
        openedFrom.current.push(part);
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = openedFrom.current.find((part) => part.isConnected);
      if (!(place instanceof HTMLElement)) return;
      if (place === openedFrom.current[0]) place.focus();
      else takeLostFocus(place);
    },
  };
}
