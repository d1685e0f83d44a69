import { addDays, type CivilDate, weekdayOf } from './time.js';

/** spec §2 Quick date shortcuts, in the order of the chips. */
export const dateShortcuts = [
  'today',
  'tomorrow',
  'thisWeekend',
  'nextWeekend',
  'thisWeek',
  'nextWeek',
  'thisMonth',
  'nextMonth',
] as const;
export type DateShortcut = (typeof dateShortcuts)[number];

/** Civil dates, inclusive. */
export interface DateRange {
  from: CivilDate;
  to: CivilDate;
}

const firstOfMonth = (civil: CivilDate) => `${civil.slice(0, 7)}-01`;
const firstOfNextMonth = (civil: CivilDate) => firstOfMonth(addDays(firstOfMonth(civil), 31));

/**
 * Days of a shortcut (spec §2). Weeks start on Monday; no range starts before today, because past shows are not on
 * sale.
 */
export function shortcutRange(shortcut: DateShortcut, today: CivilDate): DateRange {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const week = (offset: number, fromDay: number): DateRange => {
    const from = addDays(monday, offset + fromDay);
    return { from: from < today ? today : from, to: addDays(monday, offset + 6) };
  };
  switch (shortcut) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'thisWeekend':
      return week(0, 5);
    case 'nextWeekend':
      return week(7, 5);
    case 'thisWeek':
      return week(0, 0);
    case 'nextWeek':
      return week(7, 0);
    case 'thisMonth':
      return { from: today, to: addDays(firstOfNextMonth(today), -1) };
    case 'nextMonth': {
      const from = firstOfNextMonth(today);
      return { from, to: addDays(firstOfNextMonth(from), -1) };
    }
  }
}
