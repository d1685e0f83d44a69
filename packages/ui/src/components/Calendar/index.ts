export { Calendar, type CalendarProps } from './Calendar.js';
export type { CalendarFacts, CalendarLocale, CalendarWords, DayMark, Holiday } from './facts.js';
export {
  type DateRange,
  RangeCalendar,
  type RangeCalendarFacts,
  type RangeCalendarProps,
  type RangeCalendarWords,
} from './RangeCalendar.js';
