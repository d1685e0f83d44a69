import { useEffect, useRef } from 'react';

/**
 * Returns two props for the content of a Radix dialog that give the focus back when the dialog closes. Radix gives it to
 * its own trigger, and a dialog that opens by state has no trigger.
 */
export function useReturnFocus(onOpen?: (event: Event) => void) {
  const openedFrom = useRef<Element | null>(null);
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
      openedFrom.current = document.activeElement === document.body ? pressed.current : document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    },
  };
}
