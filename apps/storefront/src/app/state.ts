import type { Lang } from '@first-gong/domain';
import type { Delivered } from '../data/calls.js';
import type { Preferences } from '../site/preferences.js';

/** The state that the server writes into the document. The browser starts from it, so that both render the same page. */
export interface PageState {
  lang: Lang;
  madeAt: number;
  preferences: Preferences;
  delivered: Delivered;
  demoMember: { email: string; password: string } | null;
  /** The browser sent the page's form to the server, which reads no form. */
  unsent: boolean;
  /** The path below which each identity provider begins a sign-in, or null: then there are no buttons of them. */
  signInPath: string | null;
  /** Address of the script of a chat, or null: then there is no chat button. */
  chatScript: string | null;
  /** Address of the script of a web firewall, or null: then one-time passwords do not go through it (spec §7 otp2). */
  firewallScript: string | null;
  /** The page shows a site-wide notice (maintenance, weather, hot event) or the chat. */
  hasSiteNotice: boolean;
}

/** Id of the element that holds the state as JSON. */
export const stateElementId = 'page-state';
