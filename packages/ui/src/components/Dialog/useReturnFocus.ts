import { useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger; what the owner's state opens has none. For the two props of the same
 * names of its content.
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
