import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@first-gong/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { conformance } from '../conformance/conformance.js';
import { demoMember, openShop, type TestShop } from './shop.js';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

const credentials = { email: demoMember.loginEmail, password: demoMember.password };

/** Passes requests on, and spoils the answers of one path. */
async function spoiled(target: string, path: string, spoil: (text: string) => string) {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type, authorization } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const text = await answer.text();
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'x-total-count': answer.headers.get('x-total-count') ?? '',
    });
    response.end(answer.ok && request.url?.startsWith(path) ? spoil(text) : text);
  });
  proxy.listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}

describe('§7 conformance', { timeout: 60_000 }, () => {
  it('finds the fake API to be what the table of calls says', async () => {
    shop = await openShop();
    const { findings, passed } = await conformance(shop.url, credentials);
    expect(findings.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(passed).toBeGreaterThan(Object.keys(calls).length * 2);
  });

  it('control: notices one field of the wrong type', async () => {
    shop = await openShop();
    const proxy = await spoiled(shop.url, calls.balance.path, (text) => text.replace(/\d+/, '"many"'));
    const { findings, failed } = await conformance(proxy.url, credentials);
    proxy.close();
    expect(failed).toBe(1);
    expect(findings.find(({ fault }) => fault !== null)).toMatchObject({ call: 'balance' });
  });
});
