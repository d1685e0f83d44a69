import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallError, calls, createClient, type Request } from '@first-gong/contract';
import { seenOrder, type Transaction } from '@first-gong/domain';
import { expect, it } from 'vitest';
import { visitorAt } from '../bench/buying.js';
import { type Child, startServer } from '../bench/servers/child.js';
import { instant } from '../instant.js';
import { findPlace, type Place } from '../support/places.js';
import { choice, crowd } from '../support/purchase.js';

/**
 * `BUYERS=2000 SEATS=500 KILLS=10 npx vitest run --project unit tests/purchase/crowd` is the full measurement.
 * `npm test` does a small one.
 */
const buyers = Number(process.env.BUYERS ?? 60);
const seats = Number(process.env.SEATS ?? 15);
const kills = Number(process.env.KILLS ?? 2);
/** Members who buy seats before the race, so that as many are left as `seats` says. */
const others = 60;
const members = crowd(buyers + others);
/** Logins at the same time: the shop refuses more than a hundred that wait. */
const loginsAtOnce = 50;
/** Buyers who are in the middle of a purchase at the same time. */
const atOnce = Math.min(200, Math.ceil(buyers / 3));
/** Milliseconds until a buyer gives up a request: a kill may leave a connection open. */
const patience = 10_000;
/** A crowd that logs in needs cheap passwords. */
const passwordCost = '16';

type Answer = 'approve' | 'decline' | 'cancel';

/** Most buyers pay. Some decline at the bank or go back from its page, so that seats come free in the middle of the race. */
const answerOf = (index: number): Answer => (['decline', 'cancel'] as const)[index % 14] ?? 'approve';

/** A shop that may be killed at any moment, and is at another address after its restart. */
interface Shop {
  server: Child;
  /** Settles when the shop listens again. */
  up: Promise<void>;
}

/** A refusal by a rule is an answer. No answer, or an answer of a shop that is going down, is none. */
const isLost = (error: unknown) =>
  !(error instanceof CallError) || error.code === undefined || error.code === 'serverBusy';

/** Repeats a step whose answer was lost until it has an answer, as a patient buyer does. */
async function persist<Result>(shop: Shop, step: (url: string) => Promise<Result>): Promise<Result> {
  for (;;) {
    await shop.up;
    const { url } = shop.server;
    try {
      return await step(url);
    } catch (error) {
      if (!isLost(error)) throw error;
      // The restart has another address; a shop that was not killed gets the request again after a moment.
      if (url === shop.server.url) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

interface Buyer {
  index: number;
  call: <Result>(ask: (request: Request) => Promise<Result>) => Promise<Result>;
}

/** Logs a buyer in, from an address of its own. */
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

/** Holds one seat and pays it. Every step is repeated until it has an answer. Returns whether there was a seat. */
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

/** Pays what is in the cart. Some answers of the bank come twice. */
async function pay(shop: Shop, { index, call }: Buyer, confirmKey: string, answer: Answer): Promise<void> {
  const { data: preview } = await call((request) => request(calls.transactionPreview, { body: choice }));
  const body = { ...choice, confirmKey, seen: seenOrder(preview), agreed: true };
  const { data: order } = await call((request) => request(calls.transactionConfirm, { body }));
  await Promise.all([answerBank(shop, order, answer), ...(index % 5 === 0 ? [answerBank(shop, order, answer)] : [])]);
}

/** Answers as the bank, again and again until the bank's page has said where the buyer goes. */
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

/** Works through a queue, so many at a time. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>, most = atOnce): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** Kills the shop each time another part of the seats has been asked for, until the race is over. */
async function killInBetween(shop: Shop, restart: () => Promise<Child>, progress: () => number, isOver: () => boolean) {
  let done = 0;
  while (done < kills && !isOver()) {
    await new Promise((resolve) => setImmediate(resolve));
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
  /** The seats of every complete order. */
  sold: string[];
  /** Complete orders, and the charges of the bank's ledger: transaction number and cents. */
  orders: string[];
  charges: string[];
  /** Orders that are neither complete nor cancelled. */
  open: string[];
  remaining: number;
  /** Seats that were held by a request without an answer. */
  found: number;
}

/** All buyers want a seat of one zone that has as many seats as `seats` says. */
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
    // A request whose answer was given up may have held a seat later than its repetition was refused. The buyer finds the
    // seat in the cart, as the page does after a lost answer.
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

/** Buys seats until only those of the race are left. Returns the numbers of the orders. */
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

/** Seats and orders of the buyers, and the charges of the bank. */
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
