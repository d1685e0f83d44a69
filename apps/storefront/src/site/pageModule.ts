import type { Answer, CallName, Client, InputOf } from '@first-gong/contract';
import type { CivilDate, EventDetail, Lang, RouteName } from '@first-gong/domain';
import type { ComponentType } from 'react';
import { callKey } from '../data/responseCache.js';

/** A call that a page reads first, so that the server can put its answer into the HTML. */
export interface Need {
  /** How long the document waits for it. The page is shown without it, unless it is the `page` itself. */
  waits: DocumentWait;
  keyIn: (lang: Lang) => string;
  answer: (request: Client) => Promise<Answer<unknown>>;
}

/**
 * `page`: what the page is about; without it there is no page. `view`: a part of the first view. `later`: a part below
 * the first view, which is in the document only if it is there by then.
 */
export type DocumentWait = 'page' | 'view' | 'later';

/** Names a call and its input as needed. */
export const need = <Name extends CallName>(name: Name, input?: InputOf<Name>, waits: DocumentWait = 'page'): Need => ({
  waits,
  keyIn: (lang) => callKey(lang, name, input),
  answer: (request) => request(name, input),
});

/** A call of a member, by its name, with its query. */
export type MemberNeed = readonly [name: CallName, query?: Record<string, string>];

/** The exports of a file `XRoute.tsx`. */
export interface PageModule {
  Page: ComponentType;
  /** The calls of the first view, by the address's query and the day in Hong Kong. Pages of a member have none: the server knows no member. */
  needs?: (search: URLSearchParams, today: CivilDate) => Need[];
  /** The member's calls of the first view beside those of the frame, which the browser sends before the script is there. They only read. */
  memberNeeds?: (search: URLSearchParams) => MemberNeed[];
  /**
   * Whether the first view has a part that only script can fill. Its script starts without an intention of the reader.
   * @param event the event of the document, or null.
   */
  needsScript?: (search: URLSearchParams, event: EventDetail | null) => boolean;
  /** Loads what a page needs beside its words before it is rendered: the content of an information page. */
  prepare?: (name: RouteName, lang: Lang) => Promise<unknown>;
}
