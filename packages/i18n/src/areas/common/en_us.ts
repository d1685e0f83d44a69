export const words = {
  brandName: 'First Gong',
  brandSecondLine: '開鑼票務',
  brandHome: 'home page',
  legalName: 'First Gong (demonstration brand)',
  skipToMain: 'Skip to main content',

  // utility bar and preferences
  customerServiceHours: 'Customer service Mon–Fri {{from}}–{{to}} except holidays',
  maintenanceHours: 'Maintenance every {{day}} {{from}}–{{to}}',
  display: 'Display',
  displayNote: 'Changes take effect at once and stay on this device for {{days}} days.',
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
  cartHeld: {
    one: 'Cart, seats held for up to {{count}} minute',
    other: 'Cart, seats held for up to {{count}} minutes',
  },
  dismiss: 'Dismiss',
  toCart: 'Go to the cart',
  login: 'Log in',
  logout: 'Log out',
  accountTools: 'Cart and account',

  // ticket types of the cinema
  nameAndType: '{{name}} ({{type}})',
  ticketStandard: 'Standard',
  ticketConcession: 'Concession',
  ticketSenior: 'Senior',
  ticketStudentChild: 'Student/child',

  // categories
  categories: 'Categories',
  categoryAll: 'All',
  categoryLocal: 'Local',
  categoryOnline: 'Online',
  categoryCinema: 'Cinema',
  categoryGovernmentNetwork: 'Government network',
  categoryNonLocal: 'Non-local',
  partnerArtsFestival: 'District arts festival',
  partnerFilmFestival: 'Film festival',
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

  dateUntil: 'until {{date}}',
  dateFrom: '{{date}} –',
  dateTo: '{{date}}',
  // likes
  like: 'Add {{title}} to my favourites',
  likes: { one: 'person likes this', other: 'people like this' },

  // availability
  free: 'Free',
  seatsPlenty: 'Available',
  seatsFew: 'Few left',
  seatsLeft: { one: '{{count}} left', other: '{{count}} left' },
  seatsSoldOut: 'Sold out',

  // steps of a purchase
  pageTitleOf: '{{title}} | {{brand}}',
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
  hotlineNumber: '0000\u00a00000',
  hotlineHours: 'Every day {{from}}–{{to}}',
  payMethods: 'Credit cards · e-wallets · payment apps',
  footerEvents: 'Events',
  pastEvents: 'Past events',
  footerAccount: 'Your account',
  transactionHistory: 'Transaction history',
  favourites: 'My favourites',
  footerMessages: 'Messages',
  footerMessagesEarlier: 'Earlier messages ({{count}})',
  copyright: '© {{name}}',
  pricesIn: 'All prices in Hong Kong dollars',

  // parts of a page
  partLoading: 'Loading: {{part}}',
  partFailed: '{{part}}: this part could not be loaded. You can use the rest of the page.',
  partIncomplete: {
    one: '{{part}}: {{count}} entry cannot be shown.',
    other: '{{part}}: {{count}} entries cannot be shown.',
  },

  // every list (spec §8); the error catalogue has these words from here
  noRecordsFound: 'No records found.',
  noSearchResult: 'No search result.',

  // failures
  tryAgain: 'Try again',
  reference: 'Reference',
  backToEvents: 'Back to all events',
  allEvents: 'All events',
  loadingPage: 'Loading…',
  offlineTitle: 'You are offline',
  offlineText: 'This page could not be loaded. Connect to a network, then try again.',
  timeOutTitle: 'This page took too long to load',
  timeOutText: 'This page could not be loaded in time. Seats you hold stay held until their timer ends. Try again.',
  partTimeOutTitle: 'Part of this page did not load',
  partLoadFailed: 'Part of the page could not be loaded. Reload the page.',
  outdatedTitle: 'The site was updated: load this page again',
  outdatedText: 'Part of this page has been updated.',
  notSubscribed: '{{what}}. You are not subscribed yet. Try again.',
  maintenanceTitle: 'Maintenance',
  busyTitle: 'The system is busy',
  busyText: 'This page could not be loaded. Wait a minute, then try again.',
  unreadableTitle: 'Something went wrong',
  unreadableText: 'This page could not be shown. Try again. If it keeps happening, call the hotline {{number}}.',
  unreadableReferenceText:
    'This page could not be shown. Try again. If it keeps happening, call the hotline {{number}} and give the reference.',
  forbiddenTitle: 'Forbidden',
  forbiddenSays: 'Forbidden: “{{message}}”',
  forbiddenQuote: '“{{message}}”',
  forbiddenText: 'If that does not help, log in with another account, or call the hotline {{number}}.',
  forbiddenNoWords: 'Log in with another account, or call the hotline {{number}}.',
  notFoundTitle: 'Page not found',
  notFoundText:
    'The event may have ended or changed its name, or the link is incomplete. Tickets you bought are not affected.',
  stillHere: 'Still available',
  stillHereText: 'Your account, your tickets and the hotline {{number}}, {{from}}–{{to}}.',
} as const;
