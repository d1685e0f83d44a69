import { calls } from '@first-gong/contract';
import { Router } from 'express';
import jsonServer from 'json-server';
import type { Lists } from '../lists/lists.js';
import { createLowdb } from '../store/lowdb.js';
import type { CollectionName } from './routes.js';

const root = '/data';

/** Lists that need nothing but what json-server does by itself: choosing rows by a field, and sending them. */
export const collectionNames: readonly CollectionName[] = ['categoryList', 'venueList'];

/** `/data/venueList.json?locale=zh_TW` to json-server's `/venueList?locale=zh_TW`; the paths are the contract's. */
const rewrites = Object.fromEntries(
  collectionNames.map((name) => [`${calls[name].path.slice(root.length)}*`, `/${name}$1`]),
);

/** json-server's rewriter and router over the lists of this minute. To be mounted behind the guard. */
export function createCollections(lists: Lists): Router {
  const database = createLowdb({ categoryList: lists.categories, venueList: lists.venues });
  const router = Router();
  router.use(root, jsonServer.rewriter(rewrites), jsonServer.router(database));
  return router;
}
