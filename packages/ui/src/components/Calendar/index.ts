export { Calendar, type CalendarProps } from './Calendar.js';
export type { CalendarFacts, DayMark, Holiday } from './facts.js';
export {
  type DateRange,
  RangeCalendar,
  type RangeCalendarFacts,
  type RangeCalendarProps,
} from './RangeCalendar.js';
export type { CalendarWords, RangeCalendarWords } from './words.js';
