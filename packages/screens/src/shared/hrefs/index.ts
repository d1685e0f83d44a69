export {
  type Choice,
  eventHref,
  leadsFurther,
  loginHref,
  registerHref,
  resumedEventHref,
  type SeatWay,
  seatWays,
} from './hrefs.js';
export { pageHref } from './pageHref.js';
