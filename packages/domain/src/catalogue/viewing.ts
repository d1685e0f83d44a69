import { addMilliseconds, toMilliseconds } from '../time/time.js';
import type { EventDetail, OnlineViewing, Performance } from './event.js';

const HOUR = 60 * 60_000;

/** UTC instant at which the availability of an online programme ends. */
export function viewableUntil(
  { startsAt }: Pick<Performance, 'startsAt'>,
  { duration }: Pick<EventDetail, 'duration'>,
  { kind, hours }: OnlineViewing,
): string {
  const from = kind === 'live' ? addMilliseconds(startsAt, duration * 60_000) : startsAt;
  return addMilliseconds(from, hours * HOUR);
}

/** Whole days, hours and minutes until an instant, rounded up and at least 0. */
export function timeUntil(instant: string, now: string): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((toMilliseconds(instant) - toMilliseconds(now)) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
