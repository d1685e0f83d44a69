import { createContext } from 'react';

/** The element for overlays, chosen by the app. Undefined for the end of `body`. */
export const OverlayContainerContext = createContext<HTMLElement | undefined>(undefined);
