/** Frame, question search and calculators of the information pages. The content is in `content`. */
export const words = {
  pageTitle: '{{title}} | {{brand}}',
  pageTitleAbout: 'About us | {{brand}}',
  pageTitleOfSearch: '“{{words}}” in the frequently asked questions | {{brand}}',
  nav: 'Help pages',
  breadcrumb: 'You are here',
  home: 'Home',
  contents: 'On this page',

  // the navigation

  // the search of the questions
  search: 'Search the questions',
  found: { one: '{{count}} answer', other: '{{count}} answers' },
  foundFor: { one: '{{count}} answer for “{{words}}”', other: '{{count}} answers for “{{words}}”' },
  link: 'Link to this answer',
  linkTo: 'Link to this answer: {{title}}',
  all: 'All questions',
  nothingText:
    'Check the spelling or use fewer words. The ticket hotline {{number}} answers every day, {{from}} to {{to}}.',

  // the calculators
  workOut: 'Work out',
  destination: 'Send to',
  showDay: 'Day of the show',
  way_hongKong: 'Hong Kong',
  way_macau: 'Macau',
  way_mainland: 'Mainland China',
  way_overseas: 'Anywhere else',
  way_cinema: 'Hong Kong (cinema)',
  deliveryHint: 'Choose where the tickets go and the day of the earliest show in your order.',
  dayRefused: 'This day cannot be worked out. Choose a day from {{first}} to {{last}}.',
  inTime: 'A courier can still be chosen',
  tooLate: 'A courier can no longer be chosen for this show. Choose an e-ticket, a kiosk or pick-up by appointment.',
  fee: 'Delivery fee',
  onTheWay: 'Time on the way',
  daysOnTheWay: '{{from}} to {{to}} days',
  beforeShow: 'Arrives before the show',
  lastDay: 'Last day to order',
  lastDayLeft: {
    one: '{{day}} ({{count}} working day left)',
    other: '{{day}} ({{count}} working days left)',
  },
  changeUntil: 'Last day to change the delivery',

  tickets: 'Tickets',
  collection: 'Courier',
  way_free: 'None',
  feeHint: 'Choose the number of tickets, and a courier if you want one.',
  ticketsRefused: 'This number of tickets cannot be worked out. Choose a number up to {{limit}}.',
  serviceCharge: 'Service charge, {{price}} per ticket',
  delivery: 'Collection or delivery',
  total: 'All fees',
  free: 'Free',
  feesIncluded: 'The service charge is already in the prices of this site.',
} as const;
