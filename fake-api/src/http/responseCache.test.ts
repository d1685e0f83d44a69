import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createResponseCache } from './responseCache.js';

let version = '';
let madeCount = 0;
let url = '';
const responseCache = createResponseCache();
const app = express().get('/:key', (request, response) => {
  const { key } = request.params;
  if (responseCache.sendKept(request, response, key, version)) return;
  madeCount += 1;
  responseCache.keepAndSend(request, response, { body: [key, version], total: 1 });
});
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  madeCount = 0;
});

const ask = async (key: string) => (await fetch(`${url}/${key}`)).json();

describe('§7 a list', () => {
  test('is made once for each version, and for each question', async () => {
    version = 'one';
    for (let again = 0; again < 3; again += 1) expect(await ask('a')).toEqual(['a', 'one']);
    expect(madeCount).toBe(1);
    expect(await ask('b')).toEqual(['b', 'one']);
    expect(madeCount).toBe(2);
    version = 'two';
    for (let again = 0; again < 3; again += 1) expect(await ask('a')).toEqual(['a', 'two']);
    expect(madeCount).toBe(3);
  });

  test('is forgotten first if it was asked for longest ago, whenever it was made', async () => {
    version = 'three';
    await ask('first');
    await ask('second');
    for (let other = 0; other < 299; other += 1) {
      await ask(`other ${other}`);
      if (other === 100) await ask('first');
    }
    madeCount = 0;
    await ask('first');
    expect(madeCount).toBe(0);
    await ask('second');
    expect(madeCount).toBe(1);
  });
});

describe('§7 the encoding of a list', () => {
  /** The raw bytes of a response, because fetch would decompress them. */
  const askFor = (acceptEncoding: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      get(`${url}/a`, { headers: { 'accept-encoding': acceptEncoding }, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, plain: (body: Buffer) => body } as const;

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br;q=0.0', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['*', 'br'],
    ['br;q=0', 'plain'],
    ['br;q=0, gzip;q=0', 'plain'],
    ['*;q=0', 'plain'],
    ['brotli, xgzip', 'plain'],
    ['', 'plain'],
  ] as const)('for "Accept-Encoding: %s" is %s, and the body is the same', async (acceptEncoding, expected) => {
    version = 'four';
    const { encoding, body } = await askFor(acceptEncoding);
    expect(encoding ?? 'plain').toBe(expected);
    expect(JSON.parse(String(unpack[expected](body)))).toEqual(['a', 'four']);
  });
});
