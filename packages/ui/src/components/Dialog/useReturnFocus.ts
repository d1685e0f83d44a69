import { useRef } from 'react';

/**
 * Returns two props for the content of a Radix dialog that give the focus back when the dialog closes. Radix gives it to
 * its own trigger, and a dialog that opens by state has no trigger.
 */
export function useReturnFocus(onOpen?: (event: Event) => void) {
  const openedFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      openedFrom.current = document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    },
  };
}
