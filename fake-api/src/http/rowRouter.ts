import type { Request, Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Lists } from '../lists/lists.js';
import type { Row } from '../lists/rows.js';
import { createLowdb } from './lowdb.js';

/**
 * json-server's router over the lists of this minute. It serves reads only and stands behind the guard, which lets no
 * other method through.
 * @param send receives what the router has chosen, through json-server's own hook `render`.
 */
export function createRowRouter(
  { rows, config }: Pick<Lists, 'rows' | 'config'>,
  send: (request: Request, response: Response, chosen: readonly Row[] | object) => void,
): Router {
  const { database, connect } = createLowdb({ lists: rows, records: { config } });
  const router = jsonServer.router(database);
  connect();
  router.render = (request, response) => {
    if (response.statusCode === 404) throw new Error(`json-server has no resource at ${request.originalUrl}.`);
    // The router's links show the resource behind the provider's path.
    for (const header of ['Link', 'Access-Control-Expose-Headers']) response.removeHeader(header);
    send(request, response, response.locals.data);
  };
  // json-server's last layer sends the stack of an error to the client. Without it, the error goes to our own handler.
  router.stack.pop();
  return router;
}
