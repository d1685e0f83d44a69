import { describe, expect, test } from 'vitest';
import { type WaitingLooks, type WaitingRange, waitingRange, withLook } from './waitingTime.js';

/** A seeded random sequence from 0 to 1 (linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

interface Promised {
  range: WaitingRange;
  /** Minutes that remained. */
  real: number;
}

/**
 * Simulates one wait: random admissions, and a pace that varies by a fifth every half minute.
 * @param every milliseconds between two looks
 */
function simulate(random: () => number, start: { ahead: number; perSecond: number }, every: number): Promised[] {
  let { ahead } = start;
  let at = 0;
  let pace = start.perSecond;
  let paceUntil = 30_000;
  let nextLook = 0;
  let looks: WaitingLooks | null = null;
  const promised: { range: WaitingRange; at: number }[] = [];
  while (ahead >= 0) {
    const next = at + (-Math.log(random()) / pace) * 1000;
    while (nextLook < next) {
      looks = withLook(looks ?? [], { at: nextLook, ahead });
      const range = waitingRange(looks);
      // The first estimate precedes any observed movement.
      if (looks[0].ahead > ahead) promised.push({ range, at: nextLook });
      nextLook += every;
    }
    at = next;
    ahead -= 1;
    if (at > paceUntil) {
      paceUntil += 30_000;
      pace = start.perSecond * (0.8 + 0.4 * random());
    }
  }
  return promised.map(({ range, at: promisedAt }) => ({ range, real: (at - promisedAt) / 60_000 }));
}

const isTrue = ({ range, real }: Promised) => real >= range.from && real <= range.to;

describe('the time that the waiting room promises', () => {
  test.each([
    { ahead: 120, perSecond: 0.5 },
    { ahead: 1_284, perSecond: 3 },
    { ahead: 4_000, perSecond: 4 },
    { ahead: 9_000, perSecond: 50 },
  ])('is true at least nine times of ten, in 300 simulated waits behind %j', (start) => {
    const random = createRandom(start.ahead);
    const waits = Array.from({ length: 300 }, () => simulate(random, start, 10_000));
    const promised = waits.flat();
    expect(promised.length).toBeGreaterThan(1000);
    expect(promised.filter(isTrue).length / promised.length).toBeGreaterThanOrEqual(0.9);
    // The share must hold for each person, not only on average.
    const told = waits.filter((wait) => wait.length > 0);
    const often = told.filter((wait) => wait.filter(isTrue).length / wait.length >= 0.5);
    expect(often.length / told.length).toBeGreaterThanOrEqual(0.95);
  });

  test('says something: once the room has moved, the bounds are not further apart than a factor of two and the rounding', () => {
    const { from, to } = waitingRange([
      { at: 0, ahead: 2000 },
      { at: 120_000, ahead: 1600 },
    ]);
    expect(to / from).toBeLessThan(2.3);
  });

  test('before the room has moved it is the pace of the shop, with more doubt', () => {
    expect(waitingRange([{ at: 5, ahead: 30_000 }])).toEqual({ from: 4, to: 22 });
  });

  test('is less than a minute for the next person', () => {
    expect(waitingRange([{ at: 0, ahead: 0 }])).toEqual({ from: 0, to: 1 });
  });

  test('a person who joins again behind others starts a new wait', () => {
    const before = [{ at: 0, ahead: 10 }];
    expect(withLook(before, { at: 10, ahead: 900 })).toEqual([{ at: 10, ahead: 900 }]);
    expect(withLook(before, { at: 10, ahead: 9 })).toHaveLength(2);
  });

  test('looks of more than five minutes ago no longer count', () => {
    expect(withLook([{ at: 0, ahead: 10 }], { at: 400_000, ahead: 9 })).toEqual([{ at: 400_000, ahead: 9 }]);
  });
});
