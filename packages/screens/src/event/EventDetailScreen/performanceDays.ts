import { addDays, type CivilDate, hongKongDate, type Performance, weekdayOf } from '@first-gong/domain';

/** With more performances, the list has a calendar. */
export const listedWithoutCalendar = 12;

export interface PerformanceDay {
  date: CivilDate;
  performances: readonly Performance[];
}

/** Weeks run from Monday to Sunday, from the first with a performance to the last. Days of other months are null. */
export interface PerformanceMonth {
  first: CivilDate;
  weeks: (CivilDate | null)[][];
}

/** Any Monday and the six days after it, for the names of weekdays. */
export const weekDays: readonly CivilDate[] = Array.from({ length: 7 }, (_, index) => addDays('2026-01-05', index));

/** Soonest first. */
export function daysOf(performances: readonly Performance[]): Map<CivilDate, PerformanceDay> {
  const days = new Map<CivilDate, PerformanceDay>();
  for (const performance of performances) {
    const date = hongKongDate(performance.startsAt);
    days.set(date, { date, performances: [...(days.get(date)?.performances ?? []), performance] });
  }
  return days;
}

const hasTickets = ({ availability }: Performance): boolean => availability !== 'soldOut';

/** The first performance with tickets. */
export const firstOpen = ({ performances }: PerformanceDay): Performance | undefined => performances.find(hasTickets);

/** Months with any of the days, soonest first. */
export function monthsOf(dates: Iterable<CivilDate>): PerformanceMonth[] {
  const months = new Map<CivilDate, CivilDate[]>();
  for (const date of [...dates].sort()) {
    const first = `${date.slice(0, 7)}-01`;
    months.set(first, [...(months.get(first) ?? []), date]);
  }
  return [...months].map(([first, days]) => ({ first, weeks: weeksOf(days) }));
}

/** Weeks of one month, in order. */
function weeksOf(days: readonly CivilDate[]): PerformanceMonth['weeks'] {
  const [from = '', to = from] = [days[0], days.at(-1)];
  const weeks: PerformanceMonth['weeks'] = [];
  // 0 is Sunday.
  for (let monday = addDays(from, -((weekdayOf(from) + 6) % 7)); monday <= to; monday = addDays(monday, 7)) {
    const week = weekDays.map((_, index) => addDays(monday, index));
    weeks.push(week.map((date) => (date.slice(0, 7) === from.slice(0, 7) ? date : null)));
  }
  return weeks;
}
