import { type CallName, callOf, type QueryOf } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import type { RequestHandler, Response } from 'express';
import type { Struct } from 'superstruct';
import type { RowQuery } from '../lists/rowQueries.js';
import type { Session } from '../members/sessions.js';
import type { MemberRow } from '../shared/member.js';
import { networkOf } from './network.js';
import { addressOf, langIn, validated } from './request.js';

/** The call of a request, shared by its steps. */
export interface MatchedCall {
  name: CallName;
  /** The query as sent. */
  search: URLSearchParams;
  lang: Lang;
  /** Network of the sender, for limits by address. */
  address: string;
  /** Session and member of a member's call, otherwise null. */
  session: Session | null;
  member: MemberRow | null;
  /** Row selection for json-server's router. */
  rowQuery: RowQuery;
}

/** Stores the call of a request for later steps. */
export const matchCall =
  (name: CallName): RequestHandler =>
  (request, response, next) => {
    const { query: search } = addressOf(request);
    response.locals.call = {
      name,
      search,
      lang: langIn(search),
      address: networkOf(request.ip ?? ''),
      session: null,
      member: null,
      rowQuery: { parameters: {} },
    } satisfies MatchedCall;
    next();
  };

/** The call of a request after its route was matched. */
export const currentCall = (response: Response): MatchedCall => response.locals.call;

/** The call of a request, or undefined before its route was matched. */
export const callIfAny = (response: Response): MatchedCall | undefined => response.locals.call;

/** The known parameters of a query. @throws RuleError `badRequest` with the invalid fields */
export const knownQuery = <Name extends CallName>(name: Name, response: Response): QueryOf<Name> =>
  queryIn(currentCall(response).search, callOf(name).query);

/** The query of a call, empty if the call has none. */
function queryIn<Query>(search: URLSearchParams, struct: Struct<Query, unknown> | undefined): Query {
  if (struct === undefined) return undefined as Query;
  const known = Object.keys((struct.schema ?? {}) as object).filter((name) => search.has(name));
  return validated(Object.fromEntries(known.map((name) => [name, search.get(name)])), struct);
}
