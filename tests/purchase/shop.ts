import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, createClient, type Request } from '@first-gong/contract';
import type { Cart, Lang, PreviewChoice, Transaction } from '@first-gong/domain';
import { type AppOptions, createApp, demoMember, plainMember, type SeedMember } from '@first-gong/fake-api';

/** Friday evening in Hong Kong. */
export const start = Date.parse('2026-11-20T12:00:00.000Z');

/** A provider's server on a port of its own, over HTTP, with a clock that only the test moves. */
export interface TestShop {
  url: string;
  dataDir: string;
  /** Moves the server's clock by so many milliseconds. */
  advance(milliseconds: number): void;
  /** Calls as a visitor. */
  visitor: Request;
  /** Calls as a member who has just logged in. */
  logIn(member: Pick<SeedMember, 'loginEmail' | 'password'>, lang?: Lang): Promise<Buyer>;
  /** The bank's answer to a transaction, given as a person gives it: by the page's form. */
  answerAsBank(transaction: Transaction, answer: 'approve' | 'decline' | 'never'): Promise<Response>;
  /** The bank's ledger. */
  charges(): Promise<{ transactionNumber: string; amount: number }[]>;
  mails(to: string): Promise<{ subject: string; lang: Lang; body: string[] }[]>;
  /** Stops it; the data stays for another to open. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

export interface Buyer {
  token: string;
  call: Request;
}

export async function openShop(options: Partial<AppOptions> = {}): Promise<TestShop> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'first-gong-shop-')));
  let time = options.now?.() ?? start;
  const now = () => time;
  const { app, close } = await createApp({ ...options, dataDir, now });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientFor = (lang: Lang, token: string | null) =>
    createClient({ baseUrl: url, fetch, now, lang, token: () => token });
  const visitor = clientFor('zh_hk', null);
  const json = async (path: string) => (await fetch(url + path)).json();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await close();
  };
  return {
    url,
    dataDir,
    visitor,
    advance(milliseconds) {
      time += milliseconds;
    },
    async logIn({ loginEmail, password }, lang = 'zh_hk') {
      const { data } = await visitor(calls.login, { body: { email: loginEmail, password } });
      return { token: data.token, call: clientFor(lang, data.token) };
    },
    answerAsBank({ bankUrl, transactionNumber }, answer) {
      const address = new URL(bankUrl ?? '', url);
      const body = new URLSearchParams({ transactionNumber, key: address.searchParams.get('key') ?? '', answer });
      return fetch(new URL('/fake/bank?locale=zh_TW', url), { method: 'POST', body, redirect: 'manual' });
    },
    charges: () => json('/fake/charges.json'),
    mails: (to) => json(`/fake/outbox.json?${new URLSearchParams({ to })}`),
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Members for a crowd. */
export const crowd = (size: number): SeedMember[] =>
  Array.from({ length: size }, (_, index) => ({
    ...plainMember,
    id: `M-2${String(index).padStart(5, '0')}`,
    loginEmail: `buyer${index}@example.com`,
    loginName: `buyer${index}`,
  }));

export interface Place {
  eventId: string;
  performanceId: string;
  startsAt: string;
  zone: string;
  remaining: number;
  ticketLimit: number;
}

/** The first zone on sale that a test can use. */
export async function findPlace(call: Request, suits: (place: Place) => boolean = () => true): Promise<Place> {
  for (let page = 1; ; page += 1) {
    const { data: events, total } = await call(calls.eventList, { query: { page: String(page) } });
    for (const { id, group, nextPerformanceAt } of events) {
      // A cinema's seats are held by a call of their own.
      if (nextPerformanceAt === null || group === 'cinema') continue;
      const { data: event } = await call(calls.eventDetail, { query: { eventId: id } });
      for (const performance of event.performances) {
        for (const { code, remaining } of performance.zones) {
          const place = {
            eventId: id,
            performanceId: performance.id,
            startsAt: performance.startsAt,
            zone: code,
            remaining,
            ticketLimit: event.ticketLimit,
          };
          if (remaining > 0 && suits(place)) return place;
        }
      }
    }
    if (page * 30 >= total) throw new Error('No zone of the catalogue suits this test.');
  }
}

export const choice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

export const hold = async ({ call }: Buyer, { performanceId, zone }: Place, quantity: number): Promise<Cart> =>
  (await call(calls.seatHold, { body: { performanceId, zone, quantity } })).data;

/** Confirms what is in the cart, at the total that the preview says. */
export async function confirm({ call }: Buyer, confirmKey: string, wanted = choice): Promise<Transaction> {
  const { data: preview } = await call(calls.transactionPreview, { body: wanted });
  const body = { ...wanted, confirmKey, total: preview.total, agreed: true };
  return (await call(calls.transactionConfirm, { body })).data;
}

export const seatsOf = (cart: Cart): string[] =>
  cart.items.flatMap(({ event, zone, seats }) =>
    seats.map(({ section, row, seat }) => [event.performanceId, zone.code, section, row, seat].join('/')),
  );

export { demoMember, plainMember };
