import { addDays, type CivilDate, civilToInstant, daysBetween, hongKongDate, isWithinMonths } from '@first-gong/domain';

/** Something published at fixed intervals of days. */
export interface Recurring {
  /** One of its days, YYYY-MM-DD. There are issues before that day as well as after. */
  day: CivilDate;
  everyDays: number;
  /** Hong Kong time, HH:MM. */
  time: string;
}

export interface Issue {
  date: CivilDate;
  /** UTC instant. */
  at: string;
}

/** Every issue of the last `months` months, newest first. */
export function issuesOf({ day, everyDays, time }: Recurring, months: number, now: number): Issue[] {
  const issues: Issue[] = [];
  const today = hongKongDate(now);
  let date = addDays(day, Math.floor(daysBetween(day, today) / everyDays) * everyDays);
  // Today's issue may still be to come; the issue before it is always out.
  if (civilToInstant(date, time) > new Date(now).toISOString()) date = addDays(date, -everyDays);
  for (; isWithinMonths(civilToInstant(date, time), months, now); date = addDays(date, -everyDays)) {
    issues.push({ date, at: civilToInstant(date, time) });
  }
  return issues;
}
