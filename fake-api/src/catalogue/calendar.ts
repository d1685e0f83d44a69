/**
 * Days are whole numbers from Monday 5 January 2026. Hong Kong is always +08:00, so results do not depend on the
 * machine.
 */
const DAY = 24 * 60 * 60 * 1000;
const HONG_KONG = 8 * 60 * 60 * 1000;
const EPOCH = Date.UTC(2026, 0, 5);

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** YYYY-MM-DD to day number. */
export const toDay = (date: string): number => Math.round((Date.parse(`${date}T00:00:00Z`) - EPOCH) / DAY);

/** Day number to YYYY-MM-DD. */
export const toDate = (day: number): string => new Date(EPOCH + day * DAY).toISOString().slice(0, 10);

/** Day number and Hong Kong time ("1930") to UTC instant. */
export function toInstant(day: number, time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
  return new Date(EPOCH + day * DAY + minutes * 60_000 - HONG_KONG).toISOString();
}

/** Days after the Monday of a run's first week, and time in Hong Kong. */
export interface Slot {
  offset: number;
  time: string;
}

/** Repeats a weekly pattern. "fri 1930, sat 1500 2000" is three performances, "tue-sun 1100" six. */
export function slotsOf(pattern: string, weeks: number): Slot[] {
  const week = pattern.split(', ').flatMap((entry) => {
    const [days = '', ...times] = entry.split(' ');
    const [first = -1, last = first] = days.split('-').map((day) => weekdays.indexOf(day));
    if (first < 0 || last < first || times.length === 0) throw new Error(`unreadable days: "${entry}"`);
    const offsets = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return offsets.flatMap((offset) => times.map((time) => ({ offset, time })));
  });
  return Array.from({ length: weeks }, (_, number) =>
    week.map(({ offset, time }) => ({ offset: offset + number * 7, time })),
  )
    .flat()
    .sort((one, other) => one.offset - other.offset || one.time.localeCompare(other.time));
}
