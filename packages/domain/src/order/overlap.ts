import { usualDuration } from '../constants.js';
import { addMilliseconds, toMilliseconds } from '../time/time.js';
import type { EventOnTicket } from './purchase.js';

/** A performance with its length in minutes, as a cart has it. */
export type TimedPerformance = Pick<EventOnTicket, 'performanceId' | 'startsAt' | 'duration'>;

/** The UTC instant at which a performance is over. */
export const endOf = ({ startsAt, duration = usualDuration }: TimedPerformance): string =>
  addMilliseconds(startsAt, duration * 60_000);

/** Whether two different performances take place at the same time. One that begins at the end of the other does not. */
const isAtOnce = (one: TimedPerformance, other: TimedPerformance): boolean =>
  one.performanceId !== other.performanceId && beginsBefore(one, endOf(other)) && beginsBefore(other, endOf(one));

const beginsBefore = ({ startsAt }: TimedPerformance, end: string): boolean =>
  toMilliseconds(startsAt) < toMilliseconds(end);

/** The performances of a cart that take place at the same time as another one, each once and in their order. */
export function overlapsWith<One extends TimedPerformance>(
  performance: TimedPerformance,
  others: readonly One[],
): One[] {
  const ids = new Set<string>();
  return others.filter((other) => {
    const isNew = !ids.has(other.performanceId);
    ids.add(other.performanceId);
    return isNew && isAtOnce(performance, other);
  });
}

/**
 * Every two performances of a cart that take place at the same time (spec §4 Order leaves it open: the buyer is told,
 * and may buy both). The earlier one is first.
 */
export function overlappingPairs<One extends TimedPerformance>(performances: readonly One[]): [One, One][] {
  const ordered = [...new Map(performances.map((each) => [each.performanceId, each])).values()].sort(
    (a, b) => toMilliseconds(a.startsAt) - toMilliseconds(b.startsAt),
  );
  return ordered.flatMap((one, index) =>
    overlapsWith(one, ordered.slice(index + 1)).map((other): [One, One] => [one, other]),
  );
}

/**
 * Every performance of a cart with each performance of the member's tickets that takes place at the same time. The
 * buyer hears of it before paying, and may buy both: the tickets may be for two people.
 */
export const overlapsWithTickets = <One extends TimedPerformance>(
  cart: readonly One[],
  bought: readonly One[],
): [One, One][] => {
  const each = [...new Map(cart.map((one) => [one.performanceId, one])).values()];
  return each.flatMap((one) => overlapsWith(one, bought).map((other): [One, One] => [one, other]));
};
