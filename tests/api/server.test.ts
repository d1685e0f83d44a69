import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { calls } from '@first-gong/contract';
import { type App, createApp, prepareConnections } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '../instant.js';

let folder = '';
let shop: App;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-http-'));
  shop = await createApp({ passwordCost: 2 ** 4, dataDir: folder, now: () => instant });
  shop.app.use((_request, response) => void response.status(200).send('a page'));
  server = shop.app.listen(0, '127.0.0.1');
  prepareConnections(server);
  await new Promise((resolve) => server.once('listening', resolve));
}, 60_000);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Sends a request and returns the raw response, because fetch would decompress it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

const list = `${calls.eventList.path}?locale=en_US`;

describe('lists under /data', () => {
  it('are compressed with brotli when the client accepts it, although browsers name gzip first', async () => {
    const plain = await ask(list);
    const packed = await ask(list, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  });

  it('are not sent again to a client that has them', async () => {
    const { headers } = await ask(list);
    const again = await ask(`${list}&timestamp=2`, { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await ask(`${list}&sort=cheapest`, { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  it('from json-server are in the language of the call, and only have the fields of the contract', async () => {
    const venues = await ask(`${calls.venueList.path}?locale=zh_CN`);
    const rows: { venue: string }[] = JSON.parse(String(venues.body));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.some(({ venue }) => venue.includes('启德'))).toBe(true);
    for (const row of rows) expect(Object.keys(row)).toEqual(['venueId', 'venue', 'count']);
  });
});

describe('requests beside the calls', () => {
  it('reach the pages that are mounted after the API', async () => {
    for (const path of ['/', '/zh_hk/Events.html', '/apiary', '/database', '/Logout.html']) {
      expect(String((await ask(path)).body)).toBe('a page');
    }
  });

  it('§2 of a browser to /ContactUs.do reach the pages, but a call with another method is refused', async () => {
    expect(String((await ask('/ContactUs.do', { accept: 'text/html,*/*;q=0.8' })).body)).toBe('a page');
    expect((await ask('/ContactUs.do')).status).toBe(405);
    expect((await ask('/api/otp.do', { accept: 'text/html,*/*;q=0.8' })).status).toBe(405);
  });

  it('of a member get a response that no cache keeps', async () => {
    const { headers } = await ask(`${calls.memberInfo.path}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('show the outbox in the language of the call', async () => {
    const { body, headers } = await ask('/fake/outbox?locale=zh_CN');
    expect(String(body)).toContain('<html lang="zh-Hans"');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await ask('/fake/demo.css')).headers['content-type']).toContain('text/css');
  });
});

describe('connections', () => {
  it('stay open longer than the 60 seconds of the usual proxies, so that no request meets a closing one', async () => {
    const { headers } = await ask(list, { connection: 'keep-alive' });
    expect(headers['keep-alive']).toBe('timeout=65');
  });
});
