/**
 * Civil days of Hong Kong as whole numbers, counted from Monday 5 January 2026. Hong Kong keeps +08:00 all year, so a
 * civil day and a clock time give one instant, whatever zone the machine is in.
 */
const DAY = 24 * 60 * 60 * 1000;
const HONG_KONG = 8 * 60 * 60 * 1000;
const EPOCH = Date.UTC(2026, 0, 5);

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** YYYY-MM-DD to a day number. */
export const toDay = (date: string): number => Math.round((Date.parse(`${date}T00:00:00Z`) - EPOCH) / DAY);

/** A day number to YYYY-MM-DD. */
export const toDate = (day: number): string => new Date(EPOCH + day * DAY).toISOString().slice(0, 10);

/** A day number and a clock time of Hong Kong ("1930") to a UTC instant. */
export function toInstant(day: number, time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
  return new Date(EPOCH + day * DAY + minutes * 60_000 - HONG_KONG).toISOString();
}

/** One performance of a schedule: days after the Monday of the run's first week, and the time in Hong Kong. */
export interface Slot {
  offset: number;
  time: string;
}

/**
 * A week's pattern written as people write it, repeated for a number of weeks.
 * "fri 1930, sat 1500 2000" is three performances; "tue-sun 1100" is six.
 */
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
