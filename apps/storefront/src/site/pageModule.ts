import type { Answer, CallName, Client, InputOf } from '@first-gong/contract';
import type { CivilDate, EventDetail, Lang, RouteName } from '@first-gong/domain';
import type { Area } from '@first-gong/i18n';
import type { ComponentType } from 'react';
import { callKey } from '../data/responseCache.js';

/** A page's first call, whose response the server puts into the HTML. */
export interface Need {
  /** How long the document waits for the call. Only the `page` itself is required. */
  waits: DocumentWait;
  keyIn: (lang: Lang) => string;
  answer: (request: Client) => Promise<Answer<unknown>>;
}

/** `page`: required. `view`: a part of the first view. `later`: a part below, in the document only if ready. */
export type DocumentWait = 'page' | 'view' | 'later';

export const need = <Name extends CallName>(name: Name, input?: InputOf<Name>, waits: DocumentWait = 'page'): Need => ({
  waits,
  keyIn: (lang) => callKey(lang, name, input),
  answer: (request) => request(name, input),
});

/** A member's call by name, with its query. */
export type MemberNeed = readonly [name: CallName, query?: Record<string, string>];

/** The exports of a file `XRoute.tsx`. */
export interface PageModule {
  Page: ComponentType;
  /** The calls of the first view, by query and day in Hong Kong. The server knows no member. */
  needs?: (search: URLSearchParams, today: CivilDate) => Need[];
  /** The member's reading calls besides those of the frame. The browser sends them before script loads. */
  memberNeeds?: (search: URLSearchParams) => MemberNeed[];
  /** Whether only script can fill a part of the first view, so that it starts without an interaction. */
  needsScript?: (search: URLSearchParams, event: EventDetail | null) => boolean;
  /** Loads what a page needs besides its texts before rendering: an information page's content. */
  prepare?: (name: RouteName, lang: Lang) => Promise<unknown>;
}

/** How a page loads. */
export interface PageSource {
  load: () => Promise<PageModule>;
  /** The page's texts besides `common`. */
  areas: readonly Area[];
}
