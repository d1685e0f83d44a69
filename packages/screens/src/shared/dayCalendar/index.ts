export { DayCalendar, type DayCalendarProps } from './DayCalendar.js';
