export type { DayCalendarProps } from './DayCalendar.js';
export { OwnCalendar, type OwnCalendarProps } from './OwnCalendar.js';
