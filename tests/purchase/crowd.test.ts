import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError, calls, createClient, type Request } from '@first-gong/contract';
import { seenOrder, type Transaction } from '@first-gong/domain';
import { expect, it } from 'vitest';
import { visitorAt } from '../bench/buying.js';
import { type Child, startServer } from '../bench/servers/child.js';
import { instant } from '../instant.js';
import { findPlace, type Place } from '../support/places.js';
import { choice, crowd } from '../support/purchase.js';

/**
 * Full measurement: `BUYERS=2000 SEATS=500 KILLS=10 npx vitest run --project unit tests/purchase/crowd`. `npm test`
 * runs a small one.
 */
const buyers = Number(process.env.BUYERS ?? 60);
const seats = Number(process.env.SEATS ?? 15);
const kills = Number(process.env.KILLS ?? 2);
/** Members who buy seats before the race, until `seats` are left. */
const others = 60;
const members = crowd(buyers + others);
/** Concurrent logins, below the hash queue's limit of 100. */
const loginsAtOnce = 50;
/** Concurrent purchases. */
const atOnce = Math.min(200, Math.ceil(buyers / 3));
/** Milliseconds until a request is aborted, because a kill may leave a connection open. */
const patience = 10_000;
/** Cheap, because a whole crowd logs in. */
const passwordCost = '16';

type Answer = 'approve' | 'decline' | 'cancel';

/** Most buyers pay. Some decline or cancel, which frees seats during the race. */
const answerOf = (index: number): Answer => (['decline', 'cancel'] as const)[index % 14] ?? 'approve';

/** A shop that may be killed, and has a new address after a restart. */
interface Shop {
  server: Child;
  /** Resolves when the shop listens again. */
  up: Promise<void>;
}

/** An error code is a response. A failed connection or shutdown error is not. */
const isLost = (error: unknown) =>
  !(error instanceof CallError) || error.code === undefined || error.code === 'serverBusy';

/** Retries a step until it has a response. */
async function persist<Result>(shop: Shop, step: (url: string) => Promise<Result>): Promise<Result> {
  for (;;) {
    await shop.up;
    const { url } = shop.server;
    try {
      return await step(url);
    } catch (error) {
      if (!isLost(error)) throw error;
      // A restarted shop has a new address. Otherwise retries after a moment.
      if (url === shop.server.url) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

interface Buyer {
  index: number;
  call: <Result>(ask: (request: Request) => Promise<Result>) => Promise<Result>;
}

/** Logs in a buyer from a separate address. */
async function logIn(shop: Shop, index: number): Promise<Buyer> {
  const member = members[index];
  const forwarded = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const fetchFrom: typeof fetch = (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': forwarded },
    });
  const client = (baseUrl: string, token: string | null) =>
    createClient({ baseUrl, fetch: fetchFrom, now: () => instant, token: () => token, timeOut: patience });
  const body = { email: member?.loginEmail ?? '', password: member?.password ?? '' };
  const { data } = await persist(shop, (url) => client(url, null)(calls.login, { body }));
  return { index, call: (ask) => persist(shop, (url) => ask(client(url, data.token))) };
}

/** Holds and buys one seat with retries. Returns whether there was a seat. */
async function buy(shop: Shop, buyer: Buyer, { performanceId, zone }: Place, round: number): Promise<boolean> {
  const { index, call } = buyer;
  const holdKey = `hold-${index}-${round}`;
  try {
    await call((request) => request(calls.seatHold, { body: { performanceId, zone, quantity: 1, holdKey } }));
  } catch (error) {
    if (error instanceof CallError && error.code === 'zoneSoldOut') return false;
    throw error;
  }
  await pay(shop, buyer, `confirm-${index}-${round}`, round > 0 ? 'approve' : answerOf(index));
  return true;
}

/** Pays the cart. Some bank decisions are sent twice. */
async function pay(shop: Shop, { index, call }: Buyer, confirmKey: string, answer: Answer): Promise<void> {
  const { data: preview } = await call((request) => request(calls.transactionPreview, { body: choice }));
  const body = { ...choice, confirmKey, seen: seenOrder(preview), agreed: true };
  const { data: order } = await call((request) => request(calls.transactionConfirm, { body }));
  await Promise.all([answerBank(shop, order, answer), ...(index % 5 === 0 ? [answerBank(shop, order, answer)] : [])]);
}

/** Sends the bank's decision until the bank redirects. */
const answerBank = (shop: Shop, { bankUrl }: Transaction, answer: Answer) =>
  persist(shop, async (url) => {
    const { searchParams } = new URL(bankUrl ?? '', url);
    const { status } = await fetch(new URL(`/fake/bank?locale=${searchParams.get('locale')}`, url), {
      method: 'POST',
      body: new URLSearchParams([...searchParams, ['answer', answer]]),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    if (status !== 303) throw new Error(`The bank's page answered ${status}.`);
  });

/** Processes a queue with limited concurrency. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>, most = atOnce): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** Kills the shop at regular shares of the requested seats, until the race ends. */
async function killInBetween(shop: Shop, restart: () => Promise<Child>, progress: () => number, isOver: () => boolean) {
  let done = 0;
  while (done < kills && !isOver()) {
    await pause(2);
    if (progress() < ((done + 1) * seats) / (kills + 1)) continue;
    done += 1;
    let listens = () => {};
    shop.up = new Promise((resolve) => {
      listens = resolve;
    });
    await shop.server.kill();
    shop.server = await restart();
    listens();
  }
  return done;
}

interface Outcome {
  kills: number;
  milliseconds: number;
  /** Seats of complete orders. */
  sold: string[];
  /** Complete orders, and the bank's charges as transaction number and cents. */
  orders: string[];
  charges: string[];
  /** Orders that are neither complete nor cancelled. */
  open: string[];
  remaining: number;
  /** Seats held by a request without response. */
  found: number;
}

/** All buyers want a seat of one zone with `seats` seats. */
async function race(without: string, killing: boolean): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-gong-crowd-'));
  const restart = () => startServer('ours', dataDir, String(members.length), passwordCost, without);
  const shop: Shop = { server: await restart(), up: Promise.resolve() };
  const remaining = async ({ eventId, performanceId, zone }: Place) => {
    const { data } = await visitorAt(shop.server.url)(calls.eventDetail, { query: { eventId } });
    const performance = data.performances.find(({ id }) => id === performanceId);
    return performance?.zones.find(({ code }) => code === zone)?.remaining ?? Number.NaN;
  };
  try {
    const suits = ({ remaining: left, ticketLimit }: Place) => left >= seats && left - seats <= others * ticketLimit;
    const place = await findPlace(visitorAt(shop.server.url), suits);
    const before = await leave(shop, place, place.remaining - seats);
    expect(await remaining(place)).toBe(seats);

    const crowded: Buyer[] = [];
    const logins = async (index: number) => void crowded.push(await logIn(shop, index));
    await eachOf([...Array(buyers).keys()], logins, loginsAtOnce);
    const begun = performance.now();
    let asked = 0;
    let isOver = false;
    const killed = killing
      ? killInBetween(
          shop,
          restart,
          () => asked,
          () => isOver,
        )
      : Promise.resolve(0);
    let wanting: readonly Buyer[] = crowded;
    for (let round = 0; round < 5 && wanting.length > 0; round += 1) {
      const refused: Buyer[] = [];
      await eachOf(wanting, async (buyer) => {
        if (await buy(shop, buyer, place, round)) asked += 1;
        else refused.push(buyer);
      });
      if ((await persist(shop, () => remaining(place))) === 0) break;
      wanting = refused;
    }
    isOver = true;
    const done = await killed;
    // An aborted request may have held a seat after its retry was rejected. The buyer finds the seat in the cart, like
    // a page after a lost response.
    let found = 0;
    await eachOf(crowded, async (buyer) => {
      const { data: cart } = await buyer.call((request) => request(calls.shoppingCart));
      if (cart.items.length === 0) return;
      found += cart.ticketCount;
      await pay(shop, buyer, `found-${buyer.index}`, 'approve');
    });
    const milliseconds = performance.now() - begun;
    return {
      kills: done,
      milliseconds,
      found,
      remaining: await remaining(place),
      ...(await readAll(shop, crowded, before)),
    };
  } finally {
    await shop.server.end();
    await rm(dataDir, { recursive: true });
  }
}

/** Buys seats until those of the race are left. Returns the order numbers. */
async function leave(shop: Shop, place: Place, tooMany: number): Promise<string[]> {
  const numbers: string[] = [];
  let left = tooMany;
  for (let index = buyers; left > 0; index += 1) {
    const { call } = await logIn(shop, index);
    const quantity = Math.min(left, place.ticketLimit);
    const { performanceId, zone } = place;
    await call((request) => request(calls.seatHold, { body: { performanceId, zone, quantity } }));
    const { data: preview } = await call((request) => request(calls.transactionPreview, { body: choice }));
    const body = { ...choice, confirmKey: 'first', seen: seenOrder(preview), agreed: true };
    const { data: order } = await call((request) => request(calls.transactionConfirm, { body }));
    await answerBank(shop, order, 'approve');
    numbers.push(order.transactionNumber);
    left -= quantity;
  }
  return numbers;
}

/** Seats and orders of the buyers, and the bank's charges. */
async function readAll(shop: Shop, crowded: readonly Buyer[], before: readonly string[]) {
  const sold: string[] = [];
  const orders: string[] = [];
  const open: string[] = [];
  await eachOf(crowded, async ({ call }) => {
    const { data: own } = await call((request) => request(calls.txns));
    for (const { transactionNumber, status, total, events } of own) {
      if (status !== 'complete') open.push(transactionNumber);
      else orders.push(`${transactionNumber} ${total}`);
      for (const { seats: held } of events) sold.push(...held.map((seat) => Object.values(seat).join('/')));
    }
  });
  const ledger = (await (await fetch(`${shop.server.url}/fake/charges.json`)).json()) as {
    transactionNumber: string;
    amount: number;
  }[];
  const ofRace = ledger.filter(({ transactionNumber }) => !before.includes(transactionNumber));
  const charges = ofRace.map(({ transactionNumber, amount }) => `${transactionNumber} ${amount}`);
  return { sold, orders, charges, open };
}

const twice = (sold: readonly string[]) => sold.filter((seat, index) => sold.indexOf(seat) !== index);

it(`§6 ${buyers} buyers over HTTP for ${seats} seats, with ${kills} kill -9 in the middle: no seat twice, none lost, every charge has its order`, {
  timeout: 300_000 + buyers * 600 + kills * 60_000,
}, async () => {
  const { sold, orders, charges, open, remaining, milliseconds, ...done } = await race('', true);
  process.stdout.write(
    `${buyers} buyers, ${seats} seats, ${done.kills} kills, ${Math.round(milliseconds / 100) / 10} s: ${sold.length} seats sold, ${charges.length} charges, ${remaining} seats left, ${done.found} found in a cart after a lost answer\n`,
  );
  expect(done.kills).toBe(kills);
  expect(twice(sold)).toEqual([]);
  expect(open).toEqual([]);
  expect([sold.length, remaining]).toEqual([seats, 0]);
  expect(charges.sort()).toEqual(orders.sort());
});

it('control: without the guard the same race sells a seat twice', { timeout: 300_000 + buyers * 600 }, async () => {
  const { sold } = await race('seatSoldOnce', false);
  expect(twice(sold).length).toBeGreaterThan(0);
});
