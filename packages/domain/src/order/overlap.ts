import { usualDuration } from '../constants.js';
import { addMilliseconds, toMilliseconds } from '../time/time.js';
import type { EventOnTicket } from './purchase.js';

/** A performance with its length in minutes. */
export type TimedPerformance = Pick<EventOnTicket, 'performanceId' | 'startsAt' | 'duration'>;

/** UTC instant of the end of a performance. */
export const endOf = ({ startsAt, duration = usualDuration }: TimedPerformance): string =>
  addMilliseconds(startsAt, duration * 60_000);

/** Whether two different performances overlap. Back-to-back performances do not. */
const isAtOnce = (one: TimedPerformance, other: TimedPerformance): boolean =>
  one.performanceId !== other.performanceId && beginsBefore(one, endOf(other)) && beginsBefore(other, endOf(one));

const beginsBefore = ({ startsAt }: TimedPerformance, end: string): boolean =>
  toMilliseconds(startsAt) < toMilliseconds(end);

/** Performances that overlap another one, in their order. */
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

/** Pairs of overlapping performances, the earlier first (spec §4 Order). The buyer is warned but may buy both. */
export function overlappingPairs<One extends TimedPerformance>(performances: readonly One[]): [One, One][] {
  const ordered = [...new Map(performances.map((each) => [each.performanceId, each])).values()].sort(
    (a, b) => toMilliseconds(a.startsAt) - toMilliseconds(b.startsAt),
  );
  return ordered.flatMap((one, index) =>
    overlapsWith(one, ordered.slice(index + 1)).map((other): [One, One] => [one, other]),
  );
}

/** Overlaps between a cart and the member's tickets. A warning only, because the tickets may be for two people. */
export const overlapsWithTickets = <One extends TimedPerformance>(
  cart: readonly One[],
  bought: readonly One[],
): [One, One][] => {
  const each = [...new Map(cart.map((one) => [one.performanceId, one])).values()];
  return each.flatMap((one) => overlapsWith(one, bought).map((other): [One, One] => [one, other]));
};
