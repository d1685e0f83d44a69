import { calls } from '@first-gong/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

const lines: Record<string, unknown>[] = [];
let breaks = false;
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({
    accessLog: (line) => lines.push(JSON.parse(line)),
    standIns: {
      handlers: ({ subscribe }) => ({
        subscribe(context) {
          if (breaks) throw new Error('broken');
          return subscribe(context);
        },
      }),
    },
  });
}, 60_000);
afterAll(() => shop.close());

/** The line of a request, which is written after its last byte. */
async function lineOf(response: Response) {
  const id = response.headers.get('x-request-id');
  await expect.poll(() => lines.find((line) => line.id === id)).toBeDefined();
  return lines.find((line) => line.id === id);
}

describe('the access log', () => {
  it('has one line for a call: when, what, how it ended, how long, how much', async () => {
    const response = await fetch(`${shop.url}${calls.eventList.path}?keyword=secret-words`);
    const text = await response.text();
    const line = await lineOf(response);
    expect(Object.keys(line ?? {})).toEqual(['time', 'id', 'method', 'call', 'status', 'ms', 'bytes']);
    expect(line).toMatchObject({ method: 'GET', call: 'eventList', status: 200 });
    expect(line?.id).toMatch(/^[0-9A-F]{8}$/);
    expect(line?.ms).toBeGreaterThan(0);
    expect(line?.bytes).toBeGreaterThan(Math.min(text.length, 300));
  });

  it('has nothing that a person has typed, whatever the request', async () => {
    const secret = 'ho.ching@example.com';
    const sent = { email: secret, password: secret, name: secret };
    const headers = {
      authorization: `Bearer ${secret}`,
      cookie: `device=${secret}`,
      'content-type': 'application/json',
    };
    for (const path of [calls.eventList.path, '/fake/bank', `/${secret}`, '/en_us/Events.html', `/api/${secret}.do`]) {
      await lineOf(await fetch(`${shop.url}${path}?q=${secret}`, { headers }));
    }
    for (const name of ['login', 'contactUs'] as const) {
      await lineOf(await fetch(shop.url + calls[name].path, { method: 'POST', headers, body: JSON.stringify(sent) }));
    }
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(lines.map(({ call }) => call)).toEqual(expect.arrayContaining(['page:home', 'other', 'fake', 'login']));
  });

  it('names the request by the reference that the buyer gets for an unforeseen error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breaks = true;
    const { headers, body } = await shop.ask('subscribe', { body: { email: 'ho@example.com' } });
    breaks = false;
    expect(body).toMatchObject({ reference: headers.get('x-request-id') });
    expect(log).toHaveBeenCalledExactlyOnceWith(`Reference ${headers.get('x-request-id')}:`, expect.any(Error));
    log.mockRestore();
  });
});

describe('probes', () => {
  const probe = async (path: string) => {
    const response = await fetch(shop.url + path);
    return { status: response.status, body: await response.json() };
  };

  it('say that the process lives, and that the store and the catalogue answer', async () => {
    expect(await probe('/health')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('say that the shop is not ready while its store does not answer', async () => {
    await shop.loseDisk();
    expect(await probe('/ready')).toEqual({ status: 503, body: { status: 'notReady', missing: ['store'] } });
    expect((await probe('/health')).status).toBe(200);
  });
});
