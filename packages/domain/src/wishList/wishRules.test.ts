import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchingStatuses } from './wish.js';
import {
  checkNewWish,
  checkWish,
  matchOrder,
  moveWish,
  runMatching,
  skippedWishes,
  takesWishes,
  type WaitingWish,
  wishPosition,
  wishState,
} from './wishRules.js';

const wish = (wishId: string, day: number, quantity = 2): WaitingWish => ({
  wishId,
  quantity,
  matchingStatus: 'saved',
  waitsSince: Date.UTC(2026, 10, day),
});
/** The wishes that a round serves. */
const matchedWishes = (line: readonly WaitingWish[], seats: number) =>
  runMatching(line, seats)
    .filter(({ result }) => result === 'served')
    .map((turn) => turn.wish);
const idsOf = (wishes: readonly WaitingWish[]) => wishes.map(({ wishId }) => wishId);

const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      waitsSince: fc.integer({ min: 0, max: 5 }),
      matchingStatus: fc.constantFrom(...matchingStatuses),
    }),
    { maxLength: 12 },
  )
  .map((wishes): WaitingWish[] => wishes.map((facts, index) => ({ wishId: `w${index}`, ...facts })));

const alone = { wished: 0, eventLimit: 40 };

describe('§5 a wish is for up to 4 tickets', () => {
  test.each([1, 2, 3, 4])('%i', (quantity) => {
    expect(checkWish({ ...alone, quantity })).toEqual([]);
  });

  test.each([0, -1, 1.5, Number.NaN])('%d is not a number of tickets', (quantity) => {
    expect(checkWish({ ...alone, quantity })).toEqual([{ field: 'quantity', code: 'quantityRequired' }]);
  });

  test('5 are over the limit, and the error has the limit', () => {
    expect(checkWish({ ...alone, quantity: 5 })).toEqual([
      { field: 'quantity', code: 'wishQuantityOverLimit', values: { limit: 4, left: 4 } },
    ]);
  });

  test('§9 per person: over all wishes for one event', () => {
    expect(checkWish({ ...alone, wished: 3, quantity: 1 })).toEqual([]);
    expect(checkWish({ ...alone, wished: 3, quantity: 2 })).toEqual([
      { field: 'quantity', code: 'wishQuantityOverLimit', values: { limit: 4, left: 1 } },
    ]);
  });

  test('an event with a lower limit has that one', () => {
    expect(checkWish({ wished: 0, eventLimit: 2, quantity: 3 })).toEqual([
      { field: 'quantity', code: 'wishQuantityOverLimit', values: { limit: 2, left: 2 } },
    ]);
  });
});

describe('§5 a new wish', () => {
  const wanted = {
    performanceId: 'one',
    zone: 'A',
    ticketType: null,
    quantity: 2,
    remaining: 1,
    eventLimit: 40,
    typesSold: undefined,
    others: [],
  };
  const other = { performanceId: 'one', zone: 'A', ticketType: null, quantity: 2, matchingStatus: 'saved' } as const;
  const codes = (changes: Partial<Parameters<typeof checkNewWish>[0]>) =>
    checkNewWish({ ...wanted, ...changes }).map(({ code }) => code);

  test('is for more tickets than the zone has left', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ remaining: 2 })).toEqual(['wishSeatsAvailable']);
  });

  test('is the only open one of the member for its zone and ticket type', () => {
    expect(codes({ others: [other] })).toEqual(['wishAlreadySaved']);
    expect(codes({ others: [{ ...other, zone: 'B' }] })).toEqual([]);
    expect(codes({ others: [{ ...other, performanceId: 'two' }] })).toEqual([]);
    expect(codes({ others: [{ ...other, matchingStatus: 'cancelled' }] })).toEqual([]);
    const typesSold = [
      { ticketType: 'standard', percent: 100 },
      { ticketType: 'senior', percent: 50 },
    ] as const;
    expect(codes({ typesSold, ticketType: 'standard', others: [other] })).toEqual(['wishAlreadySaved']);
    expect(codes({ typesSold, ticketType: 'senior', others: [other] })).toEqual([]);
  });

  test('§3 has a ticket type that the event sells', () => {
    expect(codes({ ticketType: 'senior' })).toEqual(['ticketTypeNotSold']);
    expect(codes({ ticketType: 'standard' })).toEqual([]);
    expect(codes({ ticketType: 'senior', typesSold: [{ ticketType: 'senior', percent: 50 }] })).toEqual([]);
  });

  test('§9 shares the 4 tickets of a person with the open and the bought wishes for all performances of the event', () => {
    for (const matchingStatus of ['matched', 'bought'] as const) {
      for (const performanceId of ['one', 'two']) {
        const others = [{ ...other, performanceId, zone: 'B', quantity: 3, matchingStatus }];
        expect(codes({ others })).toEqual(['wishQuantityOverLimit']);
      }
    }
    expect(codes({ others: [{ ...other, zone: 'B', quantity: 3, matchingStatus: 'paymentFailed' }] })).toEqual([]);
  });
});

describe('§4 wishes for a zone are matched in the order in which they were saved', () => {
  test('the wish saved first is matched first', () => {
    expect(idsOf(matchOrder([wish('late', 3), wish('early', 1), wish('middle', 2)]))).toEqual([
      'early',
      'middle',
      'late',
    ]);
  });

  test('wishes of the same instant are matched in the order of their ids', () => {
    expect(idsOf(matchOrder([wish('b', 1), wish('a', 1)]))).toEqual(['a', 'b']);
  });

  test('only waiting wishes are in the queue', () => {
    const all = matchingStatuses.map((matchingStatus, index) => ({
      ...wish(matchingStatus, index + 1),
      matchingStatus,
    }));
    expect(idsOf(matchOrder(all))).toEqual(['saved', 'matching']);
  });

  test('the position is the number of wishes that wait before', () => {
    const line = [wish('late', 3), wish('early', 1), { ...wish('over', 2), matchingStatus: 'bought' as const }];
    expect(['early', 'late', 'over', 'nobody'].map((id) => wishPosition(line, id))).toEqual([0, 1, null, null]);
  });
});

describe('§4 a waiting wish is saved or matching', () => {
  test('it is matching while it is the first of its queue: the next seats are offered to it', () => {
    expect(wishState('saved', 0)).toBe('matching');
    expect(wishState('saved', 1)).toBe('saved');
  });

  test('a wish that does not wait keeps its state', () => {
    for (const state of matchingStatuses.filter((one) => one !== 'saved')) expect(wishState(state, null)).toBe(state);
  });
});

describe('§5 one submit matches one order', () => {
  test('a wish is served in full or not at all; the next wish that fits is served', () => {
    const line = [wish('four', 1, 4), wish('two', 2, 2), wish('one', 3, 1)];
    expect(idsOf(matchedWishes(line, 3))).toEqual(['two', 'one']);
    expect(idsOf(matchedWishes(line, 4))).toEqual(['four']);
    expect(idsOf(matchedWishes(line, 7))).toEqual(['four', 'two', 'one']);
    expect(matchedWishes(line, 0)).toEqual([]);
  });

  test('no wish is split or served twice, and the wishes get at most the free seats', () => {
    fc.assert(
      fc.property(lines, fc.nat(20), (line, seats) => {
        const served = matchedWishes(line, seats);
        expect(new Set(idsOf(served)).size).toBe(served.length);
        expect(served.every((matched) => line.includes(matched))).toBe(true);
        expect(served.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(seats);
      }),
    );
  });

  test('a wish never overtakes an earlier one of the same size or smaller', () => {
    fc.assert(
      fc.property(lines, fc.nat(20), (line, seats) => {
        const served = matchedWishes(line, seats);
        const order = matchOrder(line);
        for (const [index, waiting] of order.entries()) {
          if (served.includes(waiting)) continue;
          const passedBy = order.slice(index + 1).filter((later) => served.includes(later));
          expect(passedBy.filter(({ quantity }) => quantity >= waiting.quantity)).toEqual([]);
        }
      }),
    );
  });

  test('no seats stay unused while a wish that fits them waits', () => {
    fc.assert(
      fc.property(lines, fc.nat(20), (line, seats) => {
        const served = matchedWishes(line, seats);
        const left = seats - served.reduce((sum, { quantity }) => sum + quantity, 0);
        const waiting = matchOrder(line).filter((one) => !served.includes(one));
        expect(waiting.filter(({ quantity }) => quantity <= left)).toEqual([]);
      }),
    );
  });
});

describe('§4 the shop says why a wish was passed over', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const passedOver = (line: readonly WaitingWish[], seats: number, offer?: (wish: WaitingWish) => boolean) =>
    Object.fromEntries(
      skippedWishes(runMatching(line, seats, offer), at).map((each) => [each.wish.wishId, each.passedOver]),
    );

  test('you asked for 4, 2 came back: the wish behind got them', () => {
    const line = [wish('four', 1, 4), wish('two', 2, 2), wish('one', 3, 1)];
    expect(passedOver(line, 2)).toEqual({
      four: { at, seats: 2, left: 2, reason: 'tooFew', place: 0, offers: [{ place: 1, quantity: 2 }] },
      one: { at, seats: 2, left: 0, reason: 'tooFew', place: 2, offers: [{ place: 1, quantity: 2 }] },
    });
  });

  test('seats that lie apart do not suit a wish for seats side by side; the next wish gets them', () => {
    const line = [wish('together', 1, 2), wish('any', 2, 2)];
    expect(passedOver(line, 2, ({ wishId }) => wishId === 'any')).toEqual({
      together: { at, seats: 2, left: 2, reason: 'apart', place: 0, offers: [{ place: 1, quantity: 2 }] },
    });
  });

  test('the account adds up: every waiting wish is served or has its reason, and no offer is hidden', () => {
    fc.assert(
      fc.property(lines, fc.nat(20), fc.func(fc.boolean()), (line, seats, suits) => {
        const turns = runMatching(line, seats, ({ wishId }) => suits(wishId));
        const passed = skippedWishes(turns, at);
        const served = turns.filter(({ result }) => result === 'served');
        expect([...served, ...passed].map((each) => each.wish).sort((a, b) => (a.wishId < b.wishId ? -1 : 1))).toEqual(
          matchOrder(line).sort((a, b) => (a.wishId < b.wishId ? -1 : 1)),
        );
        for (const { wish: own, passedOver: told } of passed) {
          const before = told.offers.filter(({ place }) => place < told.place);
          expect(told.left).toBe(told.seats - before.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(told.reason === 'tooFew').toBe(told.left < own.quantity);
          expect(told.offers).toHaveLength(served.length);
          // A wish of the same or smaller size overtakes only if the free seats were not adjacent.
          const overtaking = told.offers.filter(
            ({ place, quantity }) => place > told.place && quantity >= own.quantity,
          );
          if (told.reason === 'tooFew') expect(overtaking).toEqual([]);
        }
      }),
    );
  });
});

describe('which events take wishes', () => {
  const event = { group: 'shows', pointsProgramme: true, priority: null } as const;
  const now = Date.UTC(2026, 10, 20);

  test('§1 those of the points programme, because points pay for wishes', () => {
    expect(takesWishes(event, now)).toBe(true);
    expect(takesWishes({ ...event, pointsProgramme: false }, now)).toBe(false);
  });

  test.each(['cinema', 'governmentNetwork'] as const)('not those of the group %s', (group) => {
    expect(takesWishes({ ...event, group }, now)).toBe(false);
  });

  test('§1 not before public sale begins', () => {
    const priority = { card: 'Card', until: '2026-12-03T02:00:00.000Z' };
    expect(takesWishes({ ...event, priority }, now)).toBe(false);
    expect(takesWishes({ ...event, priority }, Date.UTC(2026, 11, 4))).toBe(true);
  });
});

describe('§7 the member’s own order', () => {
  test.each([
    ['c', 1, ['c', 'a', 'b', 'd']],
    ['a', 3, ['b', 'c', 'a', 'd']],
    ['b', 2, ['a', 'b', 'c', 'd']],
    ['a', 99, ['b', 'c', 'd', 'a']],
  ])('%s at place %i gives %j', (id, sequence, expected) => {
    expect(moveWish(['a', 'b', 'c', 'd'], id, sequence)).toEqual(expected);
  });

  test('a move keeps every wish, and the order of the others', () => {
    const lists = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(lists, fc.nat(), fc.integer({ min: 1, max: 12 }), (ids, pick, sequence) => {
        const id = ids[pick % ids.length] ?? '';
        const moved = moveWish(ids, id, sequence);
        expect(moved.indexOf(id)).toBe(Math.min(sequence, ids.length) - 1);
        expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      }),
    );
  });
});
