import { createContext, useContext, useEffect } from 'react';
import { watchFocus } from '../../focus.js';

/** The element for overlays, chosen by the app. Undefined for the end of `body`. */
export const OverlayContainerContext = createContext<HTMLElement | undefined>(undefined);

/** Notes the used controls of a frame whose script is in the page. Without it, only those of the page are known. */
export function useFocusInFrame(): void {
  const container = useContext(OverlayContainerContext);
  useEffect(() => {
    if (container) watchFocus(container.ownerDocument);
  }, [container]);
}
