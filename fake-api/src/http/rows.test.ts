import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowCalls } from '../area/calls.js';
import type { Lists } from '../lists/lists.js';
import { type App, createApp } from '../server.js';
import { openListServer } from '../testing/listServer.js';

/** At night no performance begins, so lists stay the same. */
let time = Date.parse('2026-11-20T18:00:00.000Z');
/** Cached lists expire after a minute. json-server's router then runs again. */
const outdateKeptAnswers = () => {
  time += 60_000;
};

let folder = '';
let shop: App;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-rows-'));
  shop = await createApp({ dataDir: folder, now: () => time });
  server = shop.app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
}, 60_000);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Sends a GET with a body, which fetch cannot. */
const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    request({ port, path, headers: { ...headers, ...length }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: String(Buffer.concat(chunks)) }),
      );
    })
      .on('error', reject)
      .end(body);
  });

describe('§7 json-server’s own operators are not part of the API', () => {
  const operators = [
    '_limit=1',
    '_page=2&_limit=3',
    '_start=1&_end=2',
    '_sort=count&_order=asc',
    'count=1&id=x&presenterId=filmHouse&availability=few',
    'id_ne=x&date_like=2&dates_like=.&title_like=(a%2B)%2B%24',
    '_embed=venues&_expand=venue',
    'callback=alert',
    '_delay=5',
  ];

  it.each(rowCalls)('%s returns the same rows with any of them', async (name) => {
    const path = `${calls[name].path}?locale=en_US`;
    const without = await ask(path);
    expect(without.status).toBe(200);
    expect(without.headers.link).toBeUndefined();
    expect(without.headers['access-control-expose-headers']).toBeUndefined();
    // Past events have their own search.
    for (const operator of name === 'passEventList' ? operators : [...operators, 'q=zzz']) {
      outdateKeptAnswers();
      const { status, headers, body } = await ask(`${path}&${operator}`);
      expect([status, body], operator).toEqual([200, without.body]);
      expect(headers['x-total-count'], operator).toBe(without.headers['x-total-count']);
      expect(headers['content-type'], operator).toBe('application/json; charset=utf-8');
    }
  });

  it.each([
    '/db',
    '/data/db',
    '/__rules',
    '/data/__rules',
    '/venues',
    '/news',
    '/config',
    '/data/venues',
    '/data/venueList.json/1',
  ])('%s leads nowhere', async (path) => expect((await ask(path)).status).toBe(404));
});

describe('§8 json-server’s own failures', () => {
  it('a body sent along with a read is ignored, whatever it holds', async () => {
    const headers = { 'content-type': 'application/json' };
    // A page that no other test requests, so it is not cached.
    const { status, body } = await ask(`${calls.passEventList.path}?page=5`, headers, '{"broken');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toHaveLength(30);
  });

  it.each(['its rows', 'a row', 'its parameters'])(
    '%s: a list that throws gives the error of the contract',
    async (place) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const fail = () => {
        throw new Error('secret');
      };
      const lists = {
        rows: { banners: place === 'its rows' ? fail : () => [{ lastDate: '', show: fail }] },
        queries: place === 'its parameters' ? { bannerList: fail } : {},
      };
      const other = await openListServer(() => lists as unknown as Lists);
      const response = await fetch(`${other.url}${calls.bannerList.path}?locale=en_US`);
      const { status, headers } = response;
      const text = await response.text();
      expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(text).code).toBe('serverBusy');
      expect(text).not.toContain('secret');
      expect(log).toHaveBeenCalledOnce();
      log.mockRestore();
      other.close();
    },
  );
});
