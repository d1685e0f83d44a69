import type { AddressInfo } from 'node:net';
import { calls, type ResponseOf } from '@first-gong/contract';
import { type Lang, locales } from '@first-gong/domain';
import express, { Router } from 'express';
import jsonServer from 'json-server';
import { type ListCall, pathOf, rewrites, rowCalls, searchCalls } from '../area/calls.js';
import { search } from '../http/answers.js';
import { matchCall } from '../http/matchedCall.js';
import { refuse } from '../http/refusals.js';
import type { ResponseCache } from '../http/responseCache.js';
import { createRows } from '../http/rows.js';
import type { Lists } from '../lists/lists.js';

/** Sends a response without caching it. */
const responseCache: Pick<ResponseCache, 'keepAndSend'> = {
  keepAndSend: (_request, response, { body, total }) => void response.json({ rows: body, total }),
};

function routesOf(lists: Lists): Router {
  const rows = createRows({ lists, responseCache });
  const router = jsonServer.router(rows.data);
  router.render = rows.render;
  const rewriter = jsonServer.rewriter(rewrites);
  const routes = Router();
  for (const name of rowCalls) routes.get(pathOf(name), matchCall(name), rows.prepare(name), rewriter, router);
  for (const name of searchCalls) routes.get(pathOf(name), matchCall(name), search(name, { lists, responseCache }));
  return routes;
}

export type ListServer = Awaited<ReturnType<typeof openListServer>>;

/**
 * Lists over HTTP through json-server's rewriter and router, without other parts.
 * @param lists returns the current lists
 */
export async function openListServer(lists: () => Lists) {
  const app = express();
  app.use((request, response, next) => routesOf(lists())(request, response, next));
  app.use(refuse);
  const server = app.listen(0, '127.0.0.1');
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async ask<Name extends ListCall>(name: Name, query: Record<string, string> = {}, lang: Lang = 'en_us') {
      const search = new URLSearchParams({ ...query, locale: locales[lang] });
      const response = await fetch(`${url}${calls[name].path}?${search}`);
      if (!response.ok) throw new Error(`${name} failed with ${response.status}: ${await response.text()}`);
      return (await response.json()) as { rows: ResponseOf<Name>; total: number };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
