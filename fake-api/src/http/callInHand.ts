import { type CallName, callOf, type QueryOf } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import type { Request, Response } from 'express';
import type { Struct } from 'superstruct';
import type { RowQuery } from '../lists/rowQueries.js';
import { networkOf } from './network.js';
import { addressOf, langIn, queryOf } from './request.js';
import { type Route, routeOf } from './routes.js';

/** The call that a request makes. */
export interface CallInHand extends Route {
  /** The provider's path, as the client sent it. */
  path: string;
  /** The query, as the client sent it. */
  search: URLSearchParams;
  lang: Lang;
  /** The network of the sender, for limits by address. */
  address: string;
  /** The key and the version under which the answer is kept as bytes; null for an answer that is not kept. */
  keepAs: { key: string; version: string } | null;
  /** The parameters by which json-server's router chooses rows; none for a call without parameters. */
  rowQuery: RowQuery;
}

/**
 * Finds the call of a request, and notes it for the steps that follow.
 * @throws RuleError `notFound`, `methodNotAllowed` or `badRequest` as `routeOf` does.
 */
export function takeInHand(request: Request, response: Response): CallInHand {
  const { path, query } = addressOf(request);
  const call: CallInHand = {
    ...routeOf(request.method, path),
    path,
    search: query,
    lang: langIn(query),
    address: networkOf(request.ip ?? ''),
    keepAs: null,
    rowQuery: { parameters: {} },
  };
  response.locals.call = call;
  return call;
}

/** The call of a request that has been found in the contract. */
export const callIn = (response: Response): CallInHand => response.locals.call;

/** The part of a request's query that its call knows. @throws RuleError naming the fields at fault. */
export const knownQuery = <Name extends CallName>(name: Name, response: Response): QueryOf<Name> =>
  queryIn(response, callOf(name).query);

/** The query of a call; a call without one never reads it. */
const queryIn = <Query>(response: Response, struct: Struct<Query, unknown> | undefined): Query =>
  struct === undefined ? (undefined as Query) : queryOf(callIn(response).search, struct);
