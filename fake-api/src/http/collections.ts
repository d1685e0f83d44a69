import { calls } from '@first-gong/contract';
import { type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Lists } from '../lists/lists.js';
import { createLowdb } from '../store/lowdb.js';
import type { CollectionName } from './routes.js';

const root = '/data';

/** Lists that need nothing but what json-server does by itself: choosing rows by a field. */
export const collectionNames: readonly CollectionName[] = ['categoryList', 'venueList'];

/** `/data/venueList.json?locale=zh_TW` to json-server's `/venueList?locale=zh_TW`; the paths are the contract's. */
const rewrites = Object.fromEntries(
  collectionNames.map((name) => [`${calls[name].path.slice(root.length)}*`, `/${name}$1`]),
);

/**
 * json-server's rewriter and router over the lists of this minute. To be mounted behind the guard.
 * @param send answers with the rows that the router has chosen: it is json-server's own place for that, `render`.
 */
export function createCollections(
  lists: Lists,
  send: (request: Request, response: Response, rows: readonly unknown[]) => void,
): Router {
  const collections = jsonServer.router(createLowdb({ categoryList: lists.categories, venueList: lists.venues }));
  collections.render = (request, response) => send(request, response, response.locals.data);
  const router = Router();
  router.use(root, jsonServer.rewriter(rewrites), collections);
  return router;
}
