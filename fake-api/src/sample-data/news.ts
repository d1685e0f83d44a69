/** Service news for any day of the year. Texts are `news.<name>_title` and `news.<name>_body`. */
export const serviceNews = [
  { name: 'restrictedView', page: 'home', part: '' },
  { name: 'points', page: 'faq', part: '#earn' },
  { name: 'seatsHeld', page: 'buyEventTickets', part: '' },
  { name: 'wishList', page: 'wishList', part: '' },
  { name: 'collection', page: 'delivery', part: '' },
  { name: 'oneTimePassword', page: 'faq', part: '#oneTimePassword' },
  { name: 'telephone', page: 'contactUs', part: '' },
] as const;

/** Recurring footer messages. Texts are `news.footer_<name>`. */
export const footerMessages = [
  { name: 'maintenance', day: '2026-01-05', everyDays: 7, time: '10:00', page: null, part: '' },
  { name: 'resale', day: '2026-01-16', everyDays: 35, time: '12:00', page: 'releaseNotes', part: '#termsconditions' },
  { name: 'arriveEarly', day: '2026-01-30', everyDays: 49, time: '12:00', page: 'txnHistory', part: '' },
] as const;
