import {
  allows,
  bankApproval,
  IllegalEvent,
  isOver,
  isWishOver,
  type MatchingStatus,
  matchingStatuses,
  pointsFor,
  type Seat,
  serviceChargePerTicket,
  step as stepOf,
  type WishEvent,
  type WishListItem,
  wishEvents,
  wishMachine,
} from '@first-gong/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { type Answer, openShop } from '../support/shop.js';
import {
  anyStep,
  at,
  beginHistory,
  causes,
  type Done,
  type History,
  holder,
  isDue,
  look,
  type Seen,
  type Step,
  takeStep,
  wishers,
} from '../support/wishSteps.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** States reachable by some of the events, in any order and number. */
function reachable(from: MatchingStatus, events: readonly WishEvent[]): Set<MatchingStatus> {
  const found = new Set([from]);
  for (const state of found) {
    for (const event of events) {
      const next = wishMachine.table[state][event];
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

describe('§4 the machine of a wish, in random histories of events', () => {
  /** Mostly legal events, because random ones seldom get far. */
  const anyEvent = fc.record({
    event: fc.constantFrom(...wishEvents),
    isLegal: fc.nat({ max: 4 }).map((one) => one > 0),
    pick: fc.nat({ max: 9 }),
  });

  test('refuses an illegal event and keeps its state, knows no state outside its table, and never leaves “bought”', () => {
    const met = new Set<MatchingStatus>();
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 60 }), (events) => {
        let state: MatchingStatus = wishMachine.initial;
        for (const { event: any, isLegal, pick } of events) {
          const before = state;
          const legal = wishEvents.filter((event) => allows(wishMachine, before, event));
          const event = (isLegal && legal[pick % legal.length]) || any;
          if (legal.includes(event)) state = stepOf(wishMachine, before, event);
          else expect(() => stepOf(wishMachine, before, event)).toThrow(IllegalEvent);
          expect(matchingStatuses).toContain(state);
          expect(wishMachine.table).toHaveProperty(state);
          if (before === 'bought') expect(state).toBe('bought');
          met.add(state);
        }
      }),
      { numRuns: 500 },
    );
    expect([...met].sort()).toEqual([...matchingStatuses].sort());
  });
});

/** Errors that steps may cause. */
const refusals = [
  ...['wishSeatsAvailable', 'wishAlreadySaved', 'wishQuantityOverLimit', 'performanceNotOnSale', 'wishStateClosed'],
  ...['wishPointsNotEnough', 'topUpsWaiting', 'zoneSoldOut'],
];

const keysOf = (performanceId: string, seats: readonly Seat[] | null) =>
  (seats ?? []).map(({ section, row, seat }) => [performanceId, section, row, seat].join('/'));

/** Expected accounts, kept by the test and compared with the shop's. */
interface Books {
  /** Points of approved top-ups by member. */
  credited: number[];
  /** Decided top-ups. */
  answered: Set<Done['topUp']>;
  /** Bought wishes by id, including removed ones. */
  bought: Map<string, { who: number; cost: number; seats: string[] }>;
  /** Tickets that the holder bought. */
  ordered: string[];
}

/** Points for a wish: e-tickets with service charge. */
function costOf(places: readonly Place[], { event, zone, quantity }: WishListItem): number {
  const place = places.find((one) => one.performanceId === event.performanceId && one.zone === zone);
  if (place === undefined) throw new Error('No step has saved this wish.');
  return pointsFor(quantity * (place.price + serviceChargePerTicket));
}

const wishesOf = ({ accounts }: Seen) => accounts.flatMap(({ wishes }, who) => wishes.map((wish) => ({ who, wish })));
const wishIn = (seen: Seen, id?: string) => wishesOf(seen).find(({ wish }) => wish.wishId === id);
const codeOf = ({ status, body }: Answer) => (status === 200 ? null : String(body.code));

/** A rejected step changes nothing, except that a wish records a failed payment. */
function checkRefusals(before: Seen, { answers, wishIds }: Done, after: Seen): void {
  const codes = answers.map(codeOf);
  for (const code of codes) expect([null, ...refusals]).toContain(code);
  if (codes.length === 0 || codes.includes(null)) return;
  const expected = structuredClone(before);
  for (const [index, code] of codes.entries()) {
    const unpaid = code === 'wishPointsNotEnough' ? wishIn(expected, wishIds[index]) : undefined;
    if (unpaid) Object.assign(unpaid.wish, { matchingStatus: 'pointsNotPaid', reason: 'notEnoughPoints' });
  }
  expect(after).toEqual(expected);
}

/** A matched wish is bought once if the points suffice. */
function checkPayments(places: readonly Place[], before: Seen, { answers, wishIds }: Done, after: Seen): void {
  const paidIds = wishIds.filter((_, index) => answers[index]?.status === 200);
  expect(new Set(paidIds).size).toBe(paidIds.length);
  for (const [index, id] of wishIds.entries()) {
    const found = wishIn(before, id);
    if (found === undefined) throw new Error('The wish of a payment was not on a list.');
    const code = codeOf(at(answers, index));
    // Parallel payments only reduce the balance.
    const isEnough = at(after.accounts, found.who).balance >= costOf(places, found.wish);
    const isBoughtNow = paidIds.includes(id);
    if (!isDue(found.wish)) expect(code).toBe('wishStateClosed');
    else if (isBoughtNow) expect([null, 'wishStateClosed']).toContain(code);
    else expect({ code, isEnough }).toEqual({ code: 'wishPointsNotEnough', isEnough: false });
  }
}

/** A wish changes state only by events of the step. Only its member removes an ended wish. */
function checkStates(before: Seen, step: Step, { wishIds, answers }: Done, after: Seen): void {
  const { own: ownEvents = [], others = [] } = causes[step.kind];
  for (const { wish } of wishesOf(after)) {
    const { wishId, matchingStatus } = wish;
    const earlier = wishIn(before, wishId)?.wish;
    expect(matchingStatuses).toContain(matchingStatus);
    if (earlier === undefined) {
      expect(step.kind).toBe('save');
      expect(['saved', 'matching']).toContain(matchingStatus);
    } else {
      const events = wishIds.includes(wishId) ? ownEvents : others;
      expect(reachable(earlier.matchingStatus, events)).toContain(matchingStatus);
    }
    if (earlier?.matchingStatus === 'bought') expect({ ...wish, sorting: 0 }).toEqual({ ...earlier, sorting: 0 });
  }
  const removed = wishesOf(before).filter(({ wish }) => wishIn(after, wish.wishId) === undefined);
  for (const { wish } of removed) {
    expect([step.kind, wish.wishId, answers[0]?.status]).toEqual(['remove', wishIds[0], 200]);
    expect(isWishOver(wish.matchingStatus)).toBe(true);
  }
}

/** Records the results of a step. */
function keepBooks({ shop, places }: History, books: Books, before: Seen, step: Step, { topUp }: Done, after: Seen) {
  if (step.kind === 'bank' && topUp !== undefined && !books.answered.has(topUp)) {
    const answer = step.answers.find((one) => one !== 'never');
    if (answer !== undefined) books.answered.add(topUp);
    if (answer === 'approve' && shop.now() < topUp.askedAt + bankApproval) {
      books.credited[topUp.who] = at(books.credited, topUp.who) + topUp.points;
    }
  }
  if (step.kind === 'order' && step.answer === 'approve') {
    books.ordered.push(...before.cart.items.flatMap(({ event, seats }) => keysOf(event.performanceId, seats)));
  }
  for (const { who, wish } of wishesOf(after)) {
    if (wish.matchingStatus !== 'bought') continue;
    const seats = keysOf(wish.event.performanceId, wish.seatInfo);
    books.bought.set(wish.wishId, { who, cost: costOf(places, wish), seats });
  }
}

/** A balance changes only by top-ups and bought wishes. */
function checkPoints(books: Books, { accounts }: Seen): void {
  for (const [who, { balance, entries, wishes }] of accounts.entries()) {
    const spent = [...books.bought.values()].reduce((sum, wish) => sum + (wish.who === who ? wish.cost : 0), 0);
    const credited = at(books.credited, who);
    expect(balance).toBe(at(wishers, who).points + credited - spent);
    expect(balance).toBeGreaterThanOrEqual(0);
    const moved = (kind: string) => entries.reduce((sum, one) => sum + (one.kind === kind ? one.points : 0), 0);
    expect([moved('toppedUp'), moved('toppedUp') + moved('wishPaid')]).toEqual([credited, credited - spent]);
    let running = 0;
    for (const entry of entries.toReversed()) {
      running += entry.points;
      expect(entry.balance).toBe(running);
    }
    expect(running).toBe(balance);
    for (const wish of wishes) {
      const cost = books.bought.get(wish.wishId)?.cost;
      expect(wish.pointsPaid).toBe(cost ?? 0);
      expect(wish.transactionNumber === null).toBe(cost === undefined);
    }
  }
}

/** A wish has tickets from match to end, at most until the payment deadline. No ticket has two owners. */
function checkTickets({ shop }: History, books: Books, seen: Seen): void {
  const held = seen.cart.items.flatMap(({ event, seats }) => keysOf(event.performanceId, seats));
  for (const { wish } of wishesOf(seen)) {
    const { matchingStatus, seatInfo, quantity, payUntil, event } = wish;
    const isHeld = isDue(wish);
    expect(seatInfo?.length ?? 0).toBe(isHeld || matchingStatus === 'bought' ? quantity : 0);
    expect(payUntil !== null && !isOver(payUntil, shop.now())).toBe(isHeld);
    if (matchingStatus === 'saved' || matchingStatus === 'matching')
      expect(isOver(event.startsAt, shop.now())).toBe(false);
    if (isHeld) held.push(...keysOf(event.performanceId, seatInfo));
  }
  held.push(...books.ordered, ...[...books.bought.values()].flatMap(({ seats }) => seats));
  expect(held.filter((seat, index) => held.indexOf(seat) !== index)).toEqual([]);
}

/** Each bought wish is one order with tickets, and each credited top-up is complete. */
async function checkOrders({ shop, tokens }: History, books: Books): Promise<void> {
  for (const [who, token] of tokens.entries()) {
    const orders: string[] = [];
    for (const { transactionNumber } of await shop.call('txns', { token })) {
      const detail = await shop.call('transactionDetail', { token, query: { transactionNumber } });
      const seats = detail.orders.flatMap((one) =>
        keysOf(
          one.event.performanceId,
          one.tickets.map(({ seat }) => seat),
        ),
      );
      orders.push([detail.status, detail.points.used, ...seats].join());
    }
    const wishes = [...books.bought.values()].filter((wish) => wish.who === who);
    expect(orders.sort()).toEqual(wishes.map(({ cost, seats }) => ['complete', cost, ...seats].join()).sort());
    const complete = (await shop.call('topUpList', { token })).filter(({ status }) => status === 'complete');
    expect(complete.reduce((sum, { pointsTotal }) => sum + pointsTotal, 0)).toBe(at(books.credited, who));
  }
}

/** States that a request can leave. `pointsPaid` lasts only within a request. */
const lasting = matchingStatuses.filter((state) => state !== 'pointsPaid');

const firstOf = { pick: 0, isAny: false } as const;
const save = { kind: 'save', quantity: 1, seatWish: 'any' } as const;
const pay: Step = { kind: 'pay', atOnce: 'twice', ...firstOf };
const restore: Step = { kind: 'restore', ...firstOf };
const aDay: Step = { kind: 'wait', time: 25 * HOUR };
/** A history through every lasting state. */
const everyState: Step[] = [
  // An unpaid wish, and a top-up approved too late.
  { ...save, who: 0, at: 1 },
  { kind: 'round' },
  pay,
  { kind: 'topUp', who: 1, amount: 5000_00 },
  aDay,
  { kind: 'bank', pick: 0, isAny: true, answers: ['approve'] },
  // Another member buys the returned ticket and one more.
  { ...save, who: 2, at: 1, quantity: 2 },
  { kind: 'round' },
  pay,
  // The first wish is restored after a top-up, and bought.
  restore,
  { kind: 'topUp', who: 0, amount: 5000_00 },
  { kind: 'bank', ...firstOf, answers: ['approve', 'approve'] },
  { kind: 'round' },
  pay,
  { kind: 'restore', pick: 0, isAny: true },
  { kind: 'pay', atOnce: 'one', pick: 0, isAny: true },
  { kind: 'remove', ...firstOf },
  // One wish ends by cancellation, two by the start of the performance.
  { ...save, who: 0, at: 2 },
  { kind: 'remove', ...firstOf },
  { ...save, who: 1, at: 2 },
  { ...save, who: 2, at: 2 },
  aDay,
  aDay,
];

describe('§4 the wish list of a shop, in random histories of its members, the bank and the clock', () => {
  let places: Place[];
  beforeAll(async () => {
    const shop = await openShop();
    const fits = (place: Place) =>
      place.pointsProgramme && place.ticketLimit >= 4 && place.price >= 100_00 && place.price <= 500_00;
    const days = ({ startsAt }: Place) => (Date.parse(startsAt) - shop.now()) / DAY;
    const find = (suits: (place: Place) => boolean) => findPlace(shop.visitor, (place) => fits(place) && suits(place));
    places = [
      await find((place) => place.remaining >= 4 && place.remaining <= 8 && days(place) > 20),
      await find((place) => place.remaining === 0 && days(place) > 20),
      await find((place) => place.remaining === 0 && days(place) > 1.5 && days(place) < 3),
    ];
    await shop.close();
  });

  /** Runs a history in a new shop and compares the accounts after every step. */
  async function live(steps: readonly Step[]) {
    const shop = await openShop({ members: [...wishers, holder] });
    try {
      const history = await beginHistory(shop, places);
      const books: Books = { credited: wishers.map(() => 0), answered: new Set(), bought: new Map(), ordered: [] };
      const states = new Set<MatchingStatus>();
      let before = await look(history);
      for (const step of steps) {
        const done = await takeStep(history, before, step);
        if (done === null) continue;
        const after = await look(history);
        checkRefusals(before, done, after);
        if (step.kind === 'pay') checkPayments(places, before, done, after);
        checkStates(before, step, done, after);
        keepBooks(history, books, before, step, done, after);
        checkPoints(books, after);
        checkTickets(history, books, after);
        for (const { wish } of wishesOf(after)) states.add(wish.matchingStatus);
        before = after;
      }
      await checkOrders(history, books);
      return { states, bought: books.bought.size };
    } finally {
      await shop.close();
    }
  }

  test('one history goes through every state that lasts', async () => {
    const { states, bought } = await live(everyState);
    expect([...states].sort()).toEqual([...lasting].sort());
    expect(bought).toBe(2);
  });

  test('every wish is in a legal state, no point is lost or doubled, and no ticket has two owners', async () => {
    let bought = 0;
    await fc.assert(
      fc.asyncProperty(fc.noBias(fc.array(anyStep, { minLength: 1, maxLength: 60, size: 'max' })), async (steps) => {
        const lived = await live(steps);
        bought += lived.bought;
      }),
      { numRuns: 20, plugins: [fc.interruptAfterTimeLimit(550_000, { failOnInterrupt: true })] },
    );
    // Histories without a purchase prove little.
    expect(bought).toBeGreaterThan(0);
  }, 600_000);
});
