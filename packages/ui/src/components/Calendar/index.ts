export { Calendar, type CalendarProps } from './Calendar.js';
export type { CalendarInput, DayMark, Holiday } from './facts.js';
export {
  type DateRange,
  RangeCalendar,
  type RangeCalendarInput,
  type RangeCalendarProps,
} from './RangeCalendar.js';
export type { CalendarWords, RangeCalendarWords } from './words.js';
