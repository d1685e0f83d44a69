import { placeLostFocus } from '@first-gong/ui/focus';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { namedParts, nameMain } from './mainElement.js';
import type { Preferences } from './preferences.js';

/** A page's data for the head of its document. */
export interface PageHead {
  title: string;
  /** The part of the query in the page's canonical address. @default the query of the request */
  search?: string | undefined;
}

/** Settings of the server that pages read. */
export interface SiteSettings {
  /** Email and password that a demonstration shows, or null. */
  demoMember: { email: string; password: string } | null;
  /** The path of sign-ins with identity providers. @default null no such buttons */
  signInPath?: string | null;
  /** Address of a chat's script. @default null no chat */
  chatScript?: string | null;
  /** Address of a web firewall's script (spec §7 otp2). @default null one-time passwords do not use it */
  firewallScript?: string | null;
}

/** Values of the site that the routes share. */
export interface PageContextValue extends SiteSettings {
  /** The shop's time of rendering, in milliseconds since 1970. */
  madeAt: number;
  preferences: Preferences;
  setPreferences: (preferences: Preferences) => void;
  /** The browser sent a form to the server, which reads none: script is off or failed. */
  unsent: boolean;
  /** The document's address. Every part hydrates with it, even after a navigation during hydration. */
  documentAddress: { pathname: string; search: string };
  /** On the server, the notice for browsers without script. */
  noScript?: ReactNode;
  /** On the server, the footer's list of pages, which the browser keeps. */
  footerPages?: ReactNode;
  /** On the server, takes title and address for the document's head. */
  collectHead?: (head: PageHead) => void;
}

export const PageContext = createContext<PageContextValue | null>(null);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (page === null) throw new Error('This hook needs the App above it.');
  return page;
}

/**
 * Sets the document's title (spec §2), and names the main part by its heading.
 * @param search the part of the query in the canonical address. @default all
 */
export function useTitle(title: string, search?: string): void {
  const { collectHead } = usePage();
  collectHead?.({ title, search });
  useEffect(() => {
    document.title = title;
  }, [title]);
  // After each rendering, because a loaded page has another heading.
  useEffect(() => {
    if (!nameMain()) return;
    // A removed element may have had the focus, such as "Try again" (WCAG 2.4.3).
    placeLostFocus(namedParts);
  });
}
