export {
  type Choice,
  cartHref,
  detailHref,
  eventHref,
  eventsHref,
  historyHref,
  loginHref,
  logoutHref,
  previewHref,
  receiptHref,
  resumedEventHref,
} from './hrefs.js';
