export const words = {
  brandName: 'First Gong',
  brandSecondLine: '開鑼票務',
  brandHome: 'home page',
  legalName: 'First Gong (demonstration brand)',
  skipToMain: 'Skip to main content',

  // utility bar and preferences
  customerServiceHours: 'Customer service Mon–Fri {{from}}–{{to}}',
  maintenanceHours: 'Maintenance every Wednesday {{from}}–{{to}}',
  display: 'Display',
  displayNote: 'Takes effect at once and is kept on this device for 30 days.',
  textSize: 'Text size',
  textSize14: 'Small',
  textSize16: 'Standard',
  textSize18: 'Large',
  theme: 'Theme',
  theme_default: 'Day',
  theme_night: 'Night',
  theme_bw: 'Black and white',
  language: 'Language',
  close: 'Close',

  // masthead
  search: 'Search',
  searchLabel: 'Search events, artists or venues',
  cart: 'Cart',
  cartHeld: 'Cart, seats held for {{time}}',
  login: 'Log in',
  logout: 'Log out',
  accountTools: 'Cart and account',

  // categories
  categories: 'Categories',
  categoryAll: 'All',
  categoryLocal: 'Local',
  categoryOnline: 'Online',
  categoryCinema: 'Cinema',
  categoryGovernmentNetwork: 'Government network',
  categoryNonLocal: 'Non-local',
  eventCount: { one: '{{count}} event', other: '{{count}} events' },

  // interests (spec §3)
  interestMovie: 'Movie',
  interestMusic: 'Music',
  interestPopConcert: 'Pop concert',
  interestBandShow: 'Band show',
  interestChineseOpera: 'Chinese opera',
  interestTheatre: 'Theatre',
  interestArts: 'Arts',
  interestDance: 'Dance',
  interestSport: 'Sport',
  interestFamily: 'Family',
  interestExhibition: 'Exhibition',
  interestSeminar: 'Seminar and forum',

  // stickers
  flagPriority: 'Priority booking',
  flagFew: 'Few left',
  flagNew: 'New on sale',
  flagSoldOut: 'Sold out',
  flagRescheduled: 'Rescheduled',
  flagRestrictedView: 'Restricted view',
  flagStanding: 'Standing',

  // availability
  free: 'Free',
  seatsPlenty: 'Available',
  seatsFew: 'Few left',
  seatsLeft: { one: '{{count}} left', other: '{{count}} left' },
  seatsSoldOut: 'Sold out',

  // steps of a purchase
  stepsLabel: 'Steps of your purchase',
  stepDone: 'done',
  stepPerformance: 'Performance',
  stepSeats: 'Seats',
  stepCart: 'Cart',
  stepCheck: 'Check',
  stepReceipt: 'Receipt',

  // footer
  footerLead: 'Every show starts with a gong. Be in your seat for it.',
  hotlineTitle: 'Ticket hotline',
  hotlineNumber: '0000 0000',
  hotlineHours: 'Every day {{from}}–{{to}}',
  payMethods: 'Credit cards · e-wallets · payment apps',
  footerEvents: 'Events',
  footerAccount: 'Your account',
  transactionHistory: 'Transaction history',
  copyright: '© {{name}}',
  pricesIn: 'All prices in Hong Kong dollars',

  // failures
  tryAgain: 'Try again',
  reference: 'Reference',
  backToEvents: 'Back to all events',
  allEvents: 'All events',
  loadingPage: 'Loading. Nothing for you to do.',
  offlineTitle: 'You are offline',
  offlineText: 'This page could not be fetched. Connect to a network, then try again.',
  timeOutTitle: 'The box office did not answer',
  timeOutText:
    'This page could not be fetched: no reply after {{seconds}} seconds. Seats you hold stay held until their time runs out. Try again.',
  busyTitle: 'The box office is busy',
  busyText:
    'This page could not be fetched: more people are asking than can be served at this moment. Wait a minute, then try again.',
  unreadableTitle: 'The answer cannot be read',
  unreadableText:
    'This page could not be shown: the reply came in a form it does not know. Try again; if it stays, call the hotline {{number}} with the reference.',
  forbiddenTitle: 'The server does not accept this',
  forbiddenQuote: '“{{message}}”',
  forbiddenText: 'Those are the server’s own words. Call the hotline {{number}} if they do not help.',
  forbiddenNoWords: 'It gave no reason. Call the hotline {{number}} if you expected to get in.',
  notFoundTitle: 'This poster has been taken down',
  notFoundText:
    'The event may have ended or changed its name, or the link has lost its tail. Tickets you bought are not affected.',
  stillHere: 'Still here',
  stillHereText: 'Your account, your tickets and the hotline {{number}}, {{from}}–{{to}}.',
} as const;
