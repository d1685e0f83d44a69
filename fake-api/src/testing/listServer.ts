import type { AddressInfo } from 'node:net';
import { calls, type ResponseOf } from '@first-gong/contract';
import { type Lang, locales } from '@first-gong/domain';
import express from 'express';
import { takeInHand } from '../http/callInHand.js';
import { createResourceRouter } from '../http/resourceRouter.js';
import type { RowCall, SearchCall } from '../http/routes.js';
import type { Lists } from '../lists/lists.js';

type ListCall = Exclude<RowCall, 'config'> | SearchCall;

/** Lists over HTTP, through json-server's rewriter and router and without the rest of the shop. */
export interface ListServer {
  ask<Name extends ListCall>(
    name: Name,
    query?: Record<string, string>,
    lang?: Lang,
  ): Promise<{ rows: ResponseOf<Name>; total: number }>;
  close(): void;
}

/** @param lists returns the lists that a test has made last. */
export async function openListServer(lists: () => Lists): Promise<ListServer> {
  const app = express().use((request, response, next) => {
    takeInHand(request, response);
    const router = createResourceRouter({
      lists: lists(),
      act: (name) => Promise.reject(new Error(`${name} is not a list.`)),
      send: (_request, _response, { body, total }) => void response.json({ rows: body, total }),
    });
    router(request, response, next);
  });
  const server = app.listen(0, '127.0.0.1');
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async ask(name, query = {}, lang = 'en_us') {
      const search = new URLSearchParams({ ...query, locale: locales[lang] });
      const response = await fetch(`http://127.0.0.1:${port}${calls[name].path}?${search}`);
      if (!response.ok) throw new Error(`${name} failed with ${response.status}: ${await response.text()}`);
      return (await response.json()) as { rows: ResponseOf<typeof name>; total: number };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
