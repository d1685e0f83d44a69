import { useEffect, useRef } from 'react';

/**
 * Returns two props for the content of a Radix dialog that give the focus back when the dialog closes. Radix gives it to
 * its own trigger, and a dialog that opens by state has no trigger.
 */
export function useReturnFocus(onOpen?: (event: Event) => void) {
  const openedFrom = useRef<Element | null>(null);
  // A press gives no focus to a button in Safari.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button') : null;
    };
    addEventListener('pointerdown', remember, { capture: true, passive: true });
    return () => removeEventListener('pointerdown', remember, { capture: true });
  }, []);
  return {
    onOpenAutoFocus: (event: Event) => {
      openedFrom.current = document.activeElement === document.body ? pressed.current : document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    },
  };
}
