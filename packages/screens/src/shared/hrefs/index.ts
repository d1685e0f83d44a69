export {
  type Choice,
  eventHref,
  leadsFurther,
  loginHref,
  newWishHref,
  registerHref,
  resumedEventHref,
  type SeatWay,
  seatWays,
} from './hrefs.js';
export { pageHref } from './pageHref.js';
