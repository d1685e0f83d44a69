import { placeLostFocus } from '@first-gong/ui/focus';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { namedParts, nameMain } from './mainElement.js';
import type { Preferences } from './preferences.js';

/** Facts of a page in the head of its document. */
export interface PageHead {
  title: string;
  /** The part of the query that the page shows, for its address at search engines. @default the query of the request */
  search?: string | undefined;
}

/** Values of the site that the routes share. */
export interface PageContextValue {
  /** The shop's time when the document was made, in milliseconds since 1970. */
  madeAt: number;
  preferences: Preferences;
  setPreferences: (preferences: Preferences) => void;
  /** Email and password that a demonstration shows, or null. */
  demoMember: { email: string; password: string } | null;
  /** The browser sent the page's form to the server, which reads no form: script is off, or could not be loaded. */
  unsent: boolean;
  /** The path below which each identity provider begins a sign-in, or null: then there are no buttons of them. @default null */
  signInPath?: string | null;
  /** Address of the script of a chat, or null: then there is no chat button. */
  chatScript: string | null;
  /** Address of the script of a web firewall, or null (spec §7 otp2). */
  firewallScript: string | null;
  /**
   * The address that the document was made for. React takes over each part of the document with it, also when a link has
   * led on before the last part.
   */
  documentAddress: { pathname: string; search: string };
  /** On the server, what a browser without script reads first. */
  noScript?: ReactNode;
  /** On the server, what the footer has of pages. A browser keeps it. */
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
 * Sets the document's title (spec §2: page titles are set per route), and names the main part by its heading.
 * @param search the part of the query that the page shows, where that is not all of it. Only the server writes it.
 */
export function useTitle(title: string, search?: string): void {
  const { collectHead } = usePage();
  collectHead?.({ title, search });
  useEffect(() => {
    document.title = title;
  }, [title]);
  // After each rendering, because a page that has loaded has another heading.
  useEffect(() => {
    if (!nameMain()) return;
    // What has left the page may have had the focus, such as "Try again" of a page that has loaded (WCAG 2.4.3).
    placeLostFocus(namedParts);
  });
}
