export const event = {
  loading: 'Loading the event',
  // Header
  dates: 'Dates',
  venue: 'Venue',
  price: 'Price',
  presenter: 'Presented by',
  earlierDate: 'First announced for',
  duration: { one: 'About {{count}} minute', other: 'About {{count}} minutes' },
  // Performances
  performances: 'Choose a performance',
  performancesGone: 'Performances',
  performancesAside: {
    one: '{{count}} performance, at most {{limit}} tickets a transaction',
    other: '{{count}} performances, at most {{limit}} tickets a transaction',
  },
  chooseZone: 'Choose zone',
  chosen: 'Chosen',
  zone: 'Zone {{code}}',
  rescheduledTitle: 'New date',
  rescheduledText:
    'Tickets bought for the earlier date are valid on the new one, in the same seats, and need no exchange. If you cannot come, call the hotline {{number}} before the new date, {{from}} to {{to}}.',
  allSoldOutTitle: 'Every performance is sold out',
  allSoldOutText: 'No ticket of this event is left on sale.',
  // Zones and quantity
  goOn: 'Continue',
  zones: 'Zone and quantity',
  zonesFirst: 'Choose a performance above. Its zones, prices and what is left will be listed here.',
  performanceSoldOut: 'This performance is sold out. Choose another one above.',
  zoneLegend: 'Zone',
  columnLocation: 'Location',
  columnLeft: 'Left',
  quantity: 'Tickets',
  quantityHint: { one: 'At most {{count}} ticket a transaction.', other: 'At most {{count}} tickets a transaction.' },
  more: 'One ticket more',
  fewer: 'One ticket fewer',
  seatsExplained:
    'We choose seats side by side in this zone and hold them for {{minutes}} minutes. Nothing is charged before you confirm.',
  standingExplained:
    'Standing places carry an entry number. We hold them for {{minutes}} minutes. Nothing is charged before you confirm.',
  zoneExplained:
    'Choose a zone. We then hold seats side by side for {{minutes}} minutes. Nothing is charged before you confirm.',
  sum: '{{price}} × {{count}}',
  holdFailed: '{{what}}. Nothing was held and nothing was charged. Your choice is kept: try again.',
  problem: 'No seats were held',
  serviceCharge: 'Plus {{charge}} service charge a ticket, shown in the cart.',
  hold: 'Hold seats',
  holdStanding: 'Hold places',
  holding: 'Holding',
  loginFirst: 'Log in first to buy',
  loginFirstHint: 'Tickets on this site are sold to members. Your choice is kept while you log in.',
  zoneMissing: 'Choose a zone.',
  resumedTitle: 'You are logged in',
  resumedText: 'Your choice is as you left it. Nothing is held until you press the button below.',
  held: {
    one: '{{count}} ticket of this event is in your cart, held until {{time}}.',
    other: '{{count}} tickets of this event are in your cart, held until {{time}}.',
  },
  toCart: 'Go to the cart',
  beforeTitle: 'Before you buy',
  before:
    'Membership is needed to buy on this site. Tickets are not refunded or exchanged once sold, nor is the service charge.',
  limitText: {
    one: 'For this event one transaction takes at most {{count}} ticket.',
    other: 'For this event one transaction takes at most {{count}} tickets.',
  },
  realNameText: 'Tickets carry a name: the person named must attend and bring proof of identity.',
  noScriptTitle: 'Buying needs JavaScript',
  noScriptText:
    'Turn it on in your browser and load the page again, or buy through the hotline {{number}}, {{from}} to {{to}}.',
  // About the event
  about: 'About',
  credits: 'Creative team',
  notes: 'From the organiser',
  points: 'Points',
  pointsEarned: 'One point for every HK$1 paid. This event takes part in the points programme.',
  pointsNone: 'This event does not take part in the points programme: it earns no points and takes none.',
};
