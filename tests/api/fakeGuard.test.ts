import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, createApp } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '../instant.js';

/** Pages below /fake with their status for this machine. */
const pages: Record<'operator' | 'visitor', Record<string, number>> = {
  operator: {
    '/fake/outbox': 200,
    '/fake/outbox?to=hoiching%40example.com': 200,
    '/fake/outbox.json': 200,
    '/fake/outbox.json/': 200,
    '/fake/OUTBOX.json': 200,
    '/FAKE/outbox.json': 200,
    '/fake/outbox.eml?mail=unknown': 404,
    '/fake/charges.json': 200,
    '/fake/control': 200,
    '/fake/control.json': 200,
    '/fake/clock': 200,
    '/fake/added-later': 404,
  },
  visitor: {
    '/fake/bank?transactionNumber=1&key=2': 404,
    '/fake/id/google?redirectUri=/zh_hk/Login.html': 200,
    '/fake/id/apple': 200,
    '/fake/network?eventId=unknown': 404,
    '/fake/upload/unknown': 405,
    '/fake/demo.css': 200,
    '/fake/themes.css': 200,
    '/fake/archivo.woff2': 200,
    '/fake/ARCHIVO-LICENSE.txt': 200,
  },
};

interface TestServer {
  app: App;
  server: Server;
  folder: string;
}

/** Simulates the network address of a request, because tests have one machine. */
const addressHeader = 'test-address';

async function open(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'first-gong-guard-'));
  const app = await createApp({ passwordCost: 2 ** 4, dataDir: folder, now: () => instant, ...options });
  const server = createServer((incoming, response) => {
    const address = incoming.headers[addressHeader];
    if (address) Object.defineProperty(incoming.socket, 'remoteAddress', { value: address });
    app.app(incoming, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { app, server, folder };
}

async function close({ app, server, folder }: TestServer): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  await app.close();
  await rm(folder, { recursive: true });
}

const statusOf = ({ server }: TestServer, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

const paths = (kind: keyof typeof pages) => Object.keys(pages[kind]);
const everyPath = [...paths('operator'), ...paths('visitor')];

/** Headers of requests from another machine, another site or a proxy. */
const foreign: Record<string, Record<string, string>> = {
  'a foreign Host (DNS rebinding)': { host: 'evil.example' },
  'a Host that begins like our own': { host: '127.0.0.1.evil.example:4300' },
  'X-Forwarded-For': { 'x-forwarded-for': '10.1.2.3' },
  'X-Forwarded-Proto alone': { 'x-forwarded-proto': 'https' },
  'X-Real-IP': { 'x-real-ip': '10.1.2.3' },
  Forwarded: { forwarded: 'for=10.1.2.3' },
  Via: { via: '1.1 proxy' },
  'a socket of another machine': { [addressHeader]: '192.168.1.7' },
  'a socket of another machine with our own Host': { [addressHeader]: 'fe80::1', host: 'localhost:4300' },
};

describe('§6 a shop for this machine alone', () => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await open();
  }, 60_000);
  afterAll(() => close(shop));

  it.each(Object.entries({ ...pages.operator, ...pages.visitor }))('serves %s to it', async (path, status) => {
    expect(await statusOf(shop, path)).toBe(status);
    expect(await statusOf(shop, path, { host: 'localhost:4300' })).toBe(status);
  });

  it.each(everyPath)('refuses %s to every other sender', async (path) => {
    for (const [name, headers] of Object.entries(foreign)) expect(await statusOf(shop, path, headers), name).toBe(403);
  });
});

describe('§6 a shop that other machines can reach', () => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await open({ openToOthers: true });
  }, 60_000);
  afterAll(() => close(shop));

  it.each(paths('operator'))('has no page %s, not even for this machine', async (path) => {
    expect(await statusOf(shop, path)).toBe(404);
    for (const [name, headers] of Object.entries(foreign)) expect(await statusOf(shop, path, headers), name).toBe(404);
  });

  it.each(Object.entries(pages.visitor))(
    'serves %s to everybody: a purchase, a login or an upload needs it',
    async (path, status) => {
      for (const [name, headers] of Object.entries(foreign)) {
        expect(await statusOf(shop, path, headers), name).toBe(status);
      }
    },
  );
});

describe('§6 a shop that other machines can reach, whose operator asked for the pages', () => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await open({ openToOthers: true, operatorPages: true });
  }, 60_000);
  afterAll(() => close(shop));

  it.each(Object.entries(pages.operator))('serves %s to this machine only', async (path, status) => {
    expect(await statusOf(shop, path)).toBe(status);
    for (const [name, headers] of Object.entries(foreign)) expect(await statusOf(shop, path, headers), name).toBe(403);
  });
});
