export { type CalendarOfFilters, OwnCalendar } from './OwnCalendar.js';
