import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { AnyCall } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';
import { bytesOf, expectOrderly, pathOf, table } from './orderly.js';
import { bodyOf } from './samples.js';

let shop: TestShop;
let token: string;
const logged = vi.spyOn(console, 'error');
beforeAll(async () => {
  shop = await openShop();
  ({ token } = await shop.logIn(demoMember));
}, 60_000);
afterAll(async () => {
  logged.mockRestore();
  await shop.close();
});

const bodied = table.filter(([, { body }]) => body !== undefined);
const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const send = (call: AnyCall, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(shop.url + pathOf(call), {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': types[call.encoding ?? 'json'], ...headers },
    body,
    redirect: 'manual',
  });

/** Values of the wrong type. */
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' '.repeat(300),
  'x'.repeat(50_000),
  '\u0000\ud800',
  '__proto__',
  '../../etc/passwd',
  'a@'.repeat(20_000),
  '１２３４',
  [],
  [[[[[[]]]]]],
  {},
  { $gt: '' },
  { toString: 'no', length: 3 },
];

/** A value as form field. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const written = ({ encoding }: AnyCall, body: Record<string, unknown>): string =>
  encoding === 'form'
    ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, asText(value)])).toString()
    : JSON.stringify(body);

describe('§5 the response to any body is orderly', { timeout: 120_000 }, () => {
  it.each(bodied)('%s: a field of another kind, or a missing field', async (name, call) => {
    const right = bodyOf(call);
    for (const field of Object.keys(right)) {
      const { [field]: _left, ...without } = right;
      for (const body of [without, ...oddValues.map((value) => ({ ...right, [field]: value }))]) {
        await expectOrderly(
          await send(call, written(call, body)),
          `${name}.${field} ${JSON.stringify(body).slice(0, 200)}`,
        );
      }
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(bodied)('%s: added, repeated and nested fields, prototype keys, half a body', async (name, call) => {
    const right = JSON.stringify(bodyOf(call));
    const bodies = [
      `{"__proto__": {"agreed": true}, ${right.slice(1)}`,
      `{"constructor": {"prototype": {"admin": true}}, ${right.slice(1)}`,
      `${right.slice(0, -1)}, ${right.slice(1)}`,
      `{"more": 1, ${right.slice(1)}`,
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      '{"half":',
      '[]',
      'null',
      '"text"',
      '',
      'a=1&a=2&a[__proto__]=3&%=%',
    ];
    for (const body of bodies) await expectOrderly(await send(call, body), `${name} ${body.slice(0, 80)}`);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(bodied)('%s: the values of fast-check', async (name, call) => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...Object.keys(bodyOf(call)), 'x'), fc.jsonValue()),
        async (body) => {
          await expectOrderly(await send(call, written(call, body)), `${name} ${JSON.stringify(body).slice(0, 200)}`);
        },
      ),
      { numRuns: 25 },
    );
    expect(logged).not.toHaveBeenCalled();
  });
});

/** Expects an error response of at most a few dozen errors. */
async function expectShortRefusal(response: Response, what: string): Promise<void> {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect((await response.clone().text()).length, what).toBeLessThan(20_000);
  await expectOrderly(response, what);
}

describe('the refusal of a body is short', { timeout: 120_000 }, () => {
  const longest = Array.from({ length: 40_000 }, () => 0);
  const unknown = Object.fromEntries(Array.from({ length: 8000 }, (_, index) => [index, 0]));

  it.each(bodied)('%s: a list of 40,000 values in each field', async (name, call) => {
    const right = bodyOf(call);
    for (const field of Object.keys(right)) {
      const body = written(call, { ...right, [field]: longest });
      await expectShortRefusal(await send(call, body), `${name}.${field}`);
    }
  });

  it.each(bodied)('%s: 8,000 unknown fields', async (name, call) => {
    await expectShortRefusal(await send(call, written(call, unknown)), name);
  });
});

describe('a body that no call accepts', { timeout: 120_000 }, () => {
  const packed = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };

  it.each(bodied)('%s: no compressed body is unpacked', async (name, call) => {
    for (const [encoding, pack] of Object.entries(packed)) {
      const body = new Uint8Array(pack(written(call, bodyOf(call))));
      const response = await send(call, body, { 'content-encoding': encoding });
      expect(response.status, `${name} ${encoding}`).toBe(415);
      expect((await response.json()).code).toBe('unsupportedMediaType');
    }
  });

  it.each(bodied)('%s: unknown content types and encodings', async (name, call) => {
    const wrong = call.encoding === 'form' ? types.json : types.form;
    const headers: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { 'content-type': wrong },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': ';' },
      { 'content-encoding': 'gzip' },
      { 'content-type': `${types[call.encoding ?? 'json']}; charset=klingon` },
    ];
    for (const each of headers) {
      const response = await send(call, written(call, bodyOf(call)), each);
      await expectOrderly(response, `${name} ${JSON.stringify(each)}`);
      expect(response.status, `${name} ${JSON.stringify(each)}`).toBeGreaterThanOrEqual(400);
    }
    expect((await send(call, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it.each(bodied)('%s: 10 MB are refused, and no refused call writes to the disk', async (name, call) => {
    const before = await bytesOf(shop.dataDir);
    const response = await send(call, 'x'.repeat(10 * 1024 * 1024)).catch(() => null);
    // The server may close the connection during the upload.
    if (response !== null) expect(response.status, name).toBe(413);
    for (const body of ['{"half":', '[]', JSON.stringify({ ...bodyOf(call), more: 1 })]) {
      expect((await send(call, body)).status, `${name} ${body}`).toBeGreaterThanOrEqual(400);
    }
    expect(await bytesOf(shop.dataDir)).toBe(before);
  });
});
