import { type CallName, callOf, type QueryOf } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import type { RequestHandler, Response } from 'express';
import type { Struct } from 'superstruct';
import type { RowQuery } from '../lists/rowQueries.js';
import type { Session } from '../members/sessions.js';
import type { MemberRow } from '../shared/member.js';
import { networkOf } from './network.js';
import { addressOf, langIn, validated } from './request.js';

/** The call that a request makes. The steps of the request share it. */
export interface CallInHand {
  name: CallName;
  /** The query, as the client sent it. */
  search: URLSearchParams;
  lang: Lang;
  /** The network of the sender, for limits by address. */
  address: string;
  /** The session of a member's call, and the member; null for a visitor's. */
  session: Session | null;
  member: MemberRow | null;
  /** How json-server's router chooses rows. */
  rowQuery: RowQuery;
}

/** Notes the call of a request for the steps that follow. */
export const takeInHand =
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
    } satisfies CallInHand;
    next();
  };

/** The call of a request that has reached the route of one. */
export const callIn = (response: Response): CallInHand => response.locals.call;

/** The call of a request, or undefined before the route of one. */
export const callIfAny = (response: Response): CallInHand | undefined => response.locals.call;

/** The part of a request's query that its call knows. @throws RuleError `badRequest` naming the fields at fault. */
export const knownQuery = <Name extends CallName>(name: Name, response: Response): QueryOf<Name> =>
  queryIn(callIn(response).search, callOf(name).query);

/** The query of a call; a call without one never reads it. */
function queryIn<Query>(search: URLSearchParams, struct: Struct<Query, unknown> | undefined): Query {
  if (struct === undefined) return undefined as Query;
  const known = Object.keys((struct.schema ?? {}) as object).filter((name) => search.has(name));
  return validated(Object.fromEntries(known.map((name) => [name, search.get(name)])), struct);
}
