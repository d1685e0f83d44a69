import { connect } from 'node:net';
import { calls } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPlace, reachedByCourier } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

const lines: Record<string, unknown>[] = [];
let breaks = false;
let storeAnswers = true;
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({
    accessLog: (line) => lines.push(JSON.parse(line)),
    testDoubles: {
      store: (store) => ({
        read() {
          if (!storeAnswers) throw new Error('closed');
          return store.read();
        },
        transact: (work) => store.transact(work),
      }),
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

/** The log line of a request, written after its last byte. */
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

describe('costly calls', () => {
  /** Sends requests in one packet, so that they arrive together. */
  const sendTogether = (path: string, count: number) =>
    new Promise<string[]>((resolve, reject) => {
      const { hostname, port } = new URL(shop.url);
      const head = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n`;
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${`${head}\r\n`.repeat(count - 1)}${head}Connection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text.split(/(?=HTTP\/1\.1 \d{3} )/)));
    });

  it.each(['searchSuggestions', 'bestSeats', 'seatPlan'] as const)(
    '%s waits for its turn; past 100 it is refused with 503 and a time to come back',
    async (name) => {
      const { performanceId, zone } = await findPlace(shop.visitor);
      const query = new URLSearchParams({ performanceId, zone, quantity: '1', q: 'w' });
      const responses = await sendTogether(`${calls[name].path}?${query}`, 250);
      const refused = responses.filter((response) => response.startsWith('HTTP/1.1 503'));
      expect(responses).toHaveLength(250);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThanOrEqual(150);
      for (const response of refused) {
        expect(response).toMatch(/^Retry-After: 1\r$/m);
        expect(response).toContain('"code":"serverBusy"');
      }
    },
  );
});

describe('/metrics', () => {
  /** The value of a metric; 0 if missing. */
  const numberOf = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  const read = async () => (await fetch(`${shop.url}/metrics`)).text();

  it('counts requests by call and status, and how long they took', async () => {
    const before = await read();
    await lineOf(await fetch(shop.url + calls.eventList.path));
    await lineOf(await fetch(shop.url + calls.memberInfo.path));
    const after = await read();
    for (const name of [
      'http_requests_total{call="eventList",status="200"}',
      'http_requests_total{call="memberInfo",status="401"}',
      'http_request_duration_seconds_count{call="eventList"}',
    ]) {
      expect(numberOf(after, name) - numberOf(before, name), name).toBe(1);
    }
    expect(after).toContain('nodejs_eventloop_lag_seconds');
  });

  it('shows the seats that are held, the orders and the queues', async () => {
    const buyer = await shop.logIn(demoMember);
    await hold(buyer, await findPlace(shop.visitor, reachedByCourier), 2);
    expect(numberOf(await read(), 'shop_held_seats')).toBe(2);
    await confirm(buyer);
    const text = await read();
    expect(numberOf(text, 'shop_held_seats')).toBe(0);
    expect(numberOf(text, 'shop_orders{status="awaitingBank"}')).toBe(1);
    for (const queue of ['passwords', 'mails', 'waitingRoom']) {
      expect(text).toContain(`shop_queue_length{queue="${queue}"} 0`);
    }
    expect(text).not.toContain('@');
  });

  it('is for this machine, unless the operator opens it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${shop.url}/metrics`, { headers })).status).toBe(403);
    const open = await openShop({ openMetrics: true });
    expect((await fetch(`${open.url}/metrics`, { headers })).status).toBe(200);
    await open.close();
  });
});

describe('probes', () => {
  const probe = async (path: string) => {
    const response = await fetch(shop.url + path);
    return { status: response.status, body: await response.json() };
  };

  it('report that the process lives, and that store and catalogue work', async () => {
    expect(await probe('/health')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('report that the shop is not ready while its store fails', async () => {
    storeAnswers = false;
    // The catalogue reads reschedulings.
    const missing = ['store', 'catalogue'];
    expect(await probe('/ready')).toEqual({ status: 503, body: { status: 'notReady', missing } });
    expect((await probe('/health')).status).toBe(200);
    storeAnswers = true;
  });
});
