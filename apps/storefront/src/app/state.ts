import type { Lang } from '@first-gong/domain';
import type { Area, Dictionary } from '@first-gong/i18n';
import type { Delivered } from '../data/calls.js';
import type { PageContextValue, SiteSettings } from '../site/PageContext.js';

/** The state in the document, from which the browser renders the same page as the server. */
export interface PageState extends SiteSettings, Pick<PageContextValue, 'madeAt' | 'preferences' | 'unsent'> {
  lang: Lang;
  delivered: Delivered;
  /** The page shows a site-wide notice (maintenance, weather, hot event) or the chat. */
  hasSiteNotice: boolean;
  /** Address of the page's own script, so that the list of all pages can wait. */
  pageScript?: string;
  /** Addresses of the page's texts by area, for the same reason. */
  wordFiles?: Partial<Record<Area, string>>;
  /** The page's texts, if its script starts at once. Other pages load them as files. */
  pageWords?: Partial<Dictionary>;
}

/** Id of the element that holds the state as JSON. */
export const stateElementId = 'page-state';
