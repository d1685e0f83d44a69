export { Calendar, type CalendarProps } from './Calendar.js';
export type { CalendarInput, CalendarWords, DayMark, Holiday, RangeCalendarWords } from './facts.js';
export {
  type DateRange,
  RangeCalendar,
  type RangeCalendarInput,
  type RangeCalendarProps,
} from './RangeCalendar.js';
