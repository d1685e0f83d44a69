import { useEffect, useRef } from 'react';
import { takeLostFocus } from '../../focus.js';

/**
 * Returns props for a Radix dialog that restore the focus on close, also without a trigger. If the opener has
 * disappeared, the focus goes to the surrounding part of the page.
 */
export function useReturnFocus(onOpen?: (event: Event) => void) {
  /** The opener of the dialog, and its focusable ancestors. */
  const openedFrom = useRef<Element[]>([]);
  // Safari does not focus a clicked button, so it is recorded.
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
