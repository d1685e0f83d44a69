/**
 * Instants are UTC (ISO text or milliseconds), civil dates are `YYYY-MM-DD` in Hong Kong. Hong Kong is UTC+8 without
 * daylight saving time since 1979, so no time zone data is needed.
 */

/** UTC ISO text, or milliseconds since 1970. */
export type Instant = string | number;

/** `YYYY-MM-DD` in Hong Kong. */
export type CivilDate = string;

const DAY = 86_400_000;
const HONG_KONG_OFFSET = 8 * 3_600_000;

/** Without a time zone, an ISO text depends on the machine. */
const zoned = /(?:Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970. @throws RangeError for an invalid text or a missing time zone */
export function toMilliseconds(instant: Instant): number {
  const value = typeof instant === 'number' ? instant : zoned.test(instant) ? Date.parse(instant) : Number.NaN;
  if (!Number.isFinite(value)) {
    throw new RangeError(`Not an instant: "${instant}". Expected UTC, as 2026-11-20T13:04:00Z.`);
  }
  return value;
}

/** Whether an untrusted text is an instant. */
export const isInstant = (text: string): boolean => zoned.test(text) && Number.isFinite(Date.parse(text));

/** Whether a text has the format of `toInstant`. Such texts sort chronologically. */
export const isUtcInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/.test(text) && Number.isFinite(Date.parse(text));

/** UTC ISO text. @throws RangeError for an invalid text */
export const toInstant = (instant: Instant): string => new Date(toMilliseconds(instant)).toISOString();

/** Adds milliseconds; returns UTC ISO text. */
export const addMilliseconds = (instant: Instant, milliseconds: number): string =>
  toInstant(toMilliseconds(instant) + milliseconds);

/** The earlier of two instants, as UTC ISO text. */
export const earlierOf = (one: Instant, other: Instant): string =>
  toInstant(Math.min(toMilliseconds(one), toMilliseconds(other)));

/** Whether a period has ended, `until` included. */
export const isOver = (until: Instant, now: Instant): boolean => toMilliseconds(now) >= toMilliseconds(until);

/** Days since 1970. */
function dayNumber(civil: CivilDate): number {
  if (!isCivilDate(civil)) throw new RangeError(`Not a civil date: "${civil}". Expected YYYY-MM-DD.`);
  return Date.parse(`${civil}T00:00:00Z`) / DAY;
}

const fromDayNumber = (day: number): CivilDate => new Date(day * DAY).toISOString().slice(0, 10);

/** Whether a text is an existing day, unlike `2026-02-30`. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const value = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(value) && new Date(value).toISOString().startsWith(text);
}

/** The civil date in Hong Kong, on any machine. */
export const hongKongDate = (instant: Instant): CivilDate =>
  new Date(toMilliseconds(instant) + HONG_KONG_OFFSET).toISOString().slice(0, 10);

/** `HH:MM` in Hong Kong. */
export const hongKongTime = (instant: Instant): string =>
  new Date(toMilliseconds(instant) + HONG_KONG_OFFSET).toISOString().slice(11, 16);

/** assumption: hour in Hong Kong from which today's performances are "tonight". */
const eveningFrom = '17:00';

export const isEvening = (instant: Instant): boolean => hongKongTime(instant) >= eveningFrom;

/** Adds days, which may be negative. */
export const addDays = (civil: CivilDate, days: number): CivilDate => fromDayNumber(dayNumber(civil) + days);

/** Adds months, which may be negative. 31 January plus one month is 28 February. */
export function addMonths(civil: CivilDate, months: number): CivilDate {
  const day = new Date(dayNumber(civil) * DAY);
  const firstOf = (month: number) => Date.UTC(day.getUTCFullYear(), month, 1) / DAY;
  const month = day.getUTCMonth() + months;
  const length = firstOf(month + 1) - firstOf(month);
  return fromDayNumber(firstOf(month) + Math.min(day.getUTCDate(), length) - 1);
}

/** Whether an instant is within the last `months` months, counted from the start of the day in Hong Kong. */
export const isWithinMonths = (at: Instant, months: number, now: Instant): boolean =>
  toMilliseconds(at) <= toMilliseconds(now) && hongKongDate(at) >= addMonths(hongKongDate(now), -months);

/** Days from `a` to `b`, negative if `b` is earlier. */
export const daysBetween = (a: CivilDate, b: CivilDate): number => dayNumber(b) - dayNumber(a);

/** 0 is Sunday, as in Date. Day 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (civil: CivilDate): number => (((dayNumber(civil) + 4) % 7) + 7) % 7;

/** The instant of a civil date and time (`HH:MM`) in Hong Kong. */
export function civilToInstant(civil: CivilDate, time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`Not a time: "${time}". Expected HH:MM.`);
  return toInstant(dayNumber(civil) * DAY + (Number(hours) * 60 + Number(minutes)) * 60_000 - HONG_KONG_OFFSET);
}
