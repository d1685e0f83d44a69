import { callOf, calls } from '@first-gong/contract';
import type { Request, RequestHandler, Response } from 'express';
import { type RowCall, resources, rowCalls } from '../area/calls.js';
import type { Lists } from '../lists/lists.js';
import type { RowQuery } from '../lists/rowQueries.js';
import type { Answer, Row } from '../lists/rows.js';
import { currentCall, knownQuery } from './matchedCall.js';
import { sendRefusal } from './refusals.js';
import type { ResponseCache } from './responseCache.js';

export interface RowDependencies {
  lists: Pick<Lists, 'rows' | 'queries'>;
  responseCache: Pick<ResponseCache, 'keepAndSend'>;
}

/**
 * Rows for json-server's router. Its last layer would send stack traces, so rows are prepared before and `render`
 * catches errors.
 */
export function createRows({ lists: { rows, queries }, responseCache }: RowDependencies) {
  const data: Record<string, object> = Object.fromEntries(rowCalls.map((name) => [resources[name], []]));
  const queryFor = <Name extends RowCall>(name: Name, response: Response): RowQuery =>
    queries[name]?.(knownQuery(name, response)) ?? { parameters: {} };
  return {
    /** All resources. Empty at first, because json-server only checks which are lists. */
    data,
    /** Before the router: sets the rows of a call and the parameters that select them. */
    prepare:
      (name: RowCall): RequestHandler =>
      (request, response, next) => {
        const rowQuery = queryFor(name, response);
        data[resources[name]] = rows[resources[name]]();
        currentCall(response).rowQuery = rowQuery;
        // json-server's operators are not part of the API, so our parameters replace the client's.
        request.url = calls[name].path;
        request.query = { ...rowQuery.parameters };
        // Prevents json-server from parsing the body of a GET.
        delete request.headers['content-type'];
        next();
      },
    /** json-server's hook: sends the selected rows. */
    render(request: Request, response: Response) {
      try {
        // The router's links contain internal paths.
        for (const header of ['Link', 'Access-Control-Expose-Headers']) response.removeHeader(header);
        responseCache.keepAndSend(request, response, shown(response));
      } catch (error) {
        sendRefusal(error, request, response);
      }
    },
  };
}

/** The selected rows, in the language of the call. */
function shown(response: Response): Answer {
  const chosen: readonly Row[] | object = response.locals.data;
  if (!Array.isArray(chosen)) return { body: chosen, total: null };
  const { name, lang, rowQuery } = currentCall(response);
  const items = chosen.map((row: Row) => row.show(lang));
  const body = rowQuery.complete?.(items) ?? items;
  const total = callOf(name).paged ? Number(response.get('X-Total-Count')) : body.length;
  return { body, total };
}
