import { type CallName, callNames, callOf } from '@first-gong/contract';
import type { Request, RequestHandler, Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Lists } from '../lists/lists.js';
import type { RowQuery } from '../lists/rowQueries.js';
import type { Row } from '../lists/rows.js';
import { callIn, knownQuery } from './callInHand.js';
import type { Answer } from './keptAnswers.js';
import { resourceOf, rewriteOf } from './resources.js';
import { type ActionName, isRowCall, isSearchCall, type RowCall, type SearchCall } from './routes.js';
import { createRowRouter } from './rowRouter.js';

export interface ResourceParts {
  lists: Lists;
  /** Runs the handler of a call and sends its answer. */
  act: (name: ActionName, request: Request, response: Response) => Promise<void>;
  /** Sends the answer of a call that reads rows or searches. */
  send: (request: Request, response: Response, answer: Answer) => void;
}

/** How express names the methods of the contract. */
const routeMethods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

/**
 * json-server's rewriter leads a path of the provider to its resource (`resources.ts`). There, a handler applies a
 * rule, or json-server's router chooses rows by their fields.
 *
 * The guard has found the call already, so each call has a rewriter with its own rule of the table. One rewriter with
 * all rules tries them one after the other, which makes a write slower (decision 0022).
 */
export function createResourceRouter({ lists, act, send }: ResourceParts): RequestHandler {
  const rows = createRowRouter(lists, (request, response, chosen) => send(request, response, shown(response, chosen)));
  const routerOf = (name: CallName): Router => {
    // The rewriter is a router itself: what is mounted on it comes after its rule.
    const router = jsonServer.rewriter(rewriteOf(name));
    if (isRowCall(name)) return router.use(ignoreBody, rows);
    return router[routeMethods[callOf(name).method]](resourceOf(name), (request, response, next) => {
      if (isSearchCall(name)) send(request, response, searchResult(name, lists, response));
      else act(name, request, response).catch(next);
    });
  };
  const routers = Object.fromEntries(callNames.map((name) => [name, routerOf(name)])) as Record<CallName, Router>;
  return (request, response, next) => {
    const call = callIn(response);
    // json-server's operators are not part of the API: its router sees our parameters in place of the client's query.
    if (isRowCall(call.name)) {
      call.rowQuery = queryOfRows(call.name, lists, response);
      request.url = `${call.path}?${searchOf(call.rowQuery)}`;
    } else {
      request.url = call.path;
    }
    routers[call.name](request, response, next);
  };
}

/** json-server would parse the body of a read, and refuse a body that is not JSON. It parses none without a type. */
const ignoreBody: RequestHandler = (request, _response, next) => {
  delete request.headers['content-type'];
  next();
};

const queryOfRows = <Name extends RowCall>(name: Name, { queries }: Lists, response: Response): RowQuery =>
  queries[name]?.(knownQuery(name, response)) ?? { parameters: {} };

function searchOf({ parameters }: RowQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) search.append(name, value);
  }
  return search;
}

function searchResult<Name extends SearchCall>(name: Name, { searches }: Lists, response: Response): Answer {
  return searches[name](knownQuery(name, response), callIn(response).lang);
}

/** The rows that json-server has chosen, in the language of the call. */
function shown(response: Response, chosen: readonly Row[] | object): Answer {
  if (!Array.isArray(chosen)) return { body: chosen, total: null };
  const { name, lang, rowQuery } = callIn(response);
  const items = chosen.map((row: Row) => row.show(lang));
  const body = rowQuery.complete?.(items) ?? items;
  const total = callOf(name).paged ? Number(response.get('X-Total-Count')) : body.length;
  return { body, total };
}
