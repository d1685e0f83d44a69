import type { Lang } from '@first-gong/domain';
import type { MemberRow } from '../state.js';
import type { ActionName, BodyOf, QueryOf, ResponseOf } from './routes.js';

/** A request that has passed the guard: its shape is right, and its member is known where the call needs one. */
export interface Asked<Name extends ActionName> {
  lang: Lang;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  params: Record<string, string>;
  token: string | null;
  /** Where the request comes from, for what is counted by address. */
  address: string;
  /** @throws RuleError `loginRequired` for a visitor. */
  member(): MemberRow;
}

/** What a call answers with; where there is nothing to read, the browser is sent on. */
type AnswerOf<Name extends ActionName> = [ResponseOf<Name>] extends [never] ? Redirect : ResponseOf<Name>;

/** What some calls do, once the guard has let them through. */
export type HandlersOf<Names extends ActionName> = {
  [Name in Names]: (asked: Asked<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

export type Handlers = HandlersOf<ActionName>;

/** The answer of a call that sends the browser on (contract: `redirects`). */
export class Redirect {
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
}
