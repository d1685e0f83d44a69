import type { Lang } from '@first-gong/domain';
import type { Delivered } from './calls.js';
import type { Preferences } from './preferences.js';

/** What the server writes into the document and the browser starts from, so that both make the same page. */
export interface PageState {
  lang: Lang;
  madeAt: number;
  preferences: Preferences;
  delivered: Delivered;
  demoMember: { email: string; password: string } | null;
}

/** Id of the element that holds the state as JSON. */
export const stateElementId = 'page-state';
