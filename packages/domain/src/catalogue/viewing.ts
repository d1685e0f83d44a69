import { addMilliseconds, toMilliseconds } from '../time/time.js';
import type { EventDetail, OnlineViewing, Performance } from './event.js';

const HOUR = 60 * 60_000;

/** The UTC instant until which an online programme can be watched. From its start on, it can be watched. */
export function viewableUntil(
  { startsAt }: Pick<Performance, 'startsAt'>,
  { duration }: Pick<EventDetail, 'duration'>,
  { kind, hours }: OnlineViewing,
): string {
  const from = kind === 'live' ? addMilliseconds(startsAt, duration * 60_000) : startsAt;
  return addMilliseconds(from, hours * HOUR);
}

/** Whole days, hours and minutes until an instant, rounded up to a minute; all 0 once it has come. */
export function timeUntil(instant: string, now: string): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((toMilliseconds(instant) - toMilliseconds(now)) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
