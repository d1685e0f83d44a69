export const words = {
  pageTitle: '{{title}} | First Gong',
  pageTitleUnknown: 'Event | First Gong',
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
    one: '{{count}} performance, maximum {{limit}} per transaction',
    other: '{{count}} performances, maximum {{limit}} per transaction',
  },
  chooseZone: 'Choose zone',
  chosen: 'Chosen',
  zone: 'Zone {{code}}',
  morePerformances: { one: '{{count}} more performance', other: '{{count}} more performances' },
  similar: 'More events: {{interest}}',
  rescheduledTitle: 'New date',
  rescheduledText:
    'Tickets bought for the earlier date are valid on the new date, in the same seats. You need not exchange them. For questions call the hotline {{number}}, {{from}} to {{to}}.',
  allSoldOutTitle: 'Every performance is sold out',
  allSoldOutText: 'This event has no tickets left.',
  // Zones and quantity
  zones: 'Zone and quantity',
  zonesFirst: 'Choose a performance above. Its zones, prices and remaining tickets will be listed here.',
  performanceSoldOut: 'This performance is sold out. Choose another one above.',
  zoneLegend: 'Zone',
  columnLocation: 'Location',
  columnLeft: 'Remaining',
  quantity: 'Tickets',
  quantityHint: {
    one: 'Maximum {{count}} ticket per transaction.',
    other: 'Maximum {{count}} tickets per transaction.',
  },
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
  holdUncertainTitle: 'We do not know yet whether your seats are held',
  holdUncertain:
    '{{what}}. Look in your cart, or try again: the same seats are held once, never twice. Nothing was charged.',
  serviceCharge: 'Plus {{charge}} service charge per ticket, shown in the cart.',
  hold: 'Hold seats',
  holdStanding: 'Hold places',
  holding: 'Holding',
  loginFirst: 'Log in first to buy',
  loginFirstHint: 'Tickets on this site are sold to members. Your choice is kept while you log in.',
  zoneMissing: 'Choose a zone.',
  resumedChoice: { one: '{{time}}, {{zone}}, {{count}} ticket.', other: '{{time}}, {{zone}}, {{count}} tickets.' },
  resumedTitle: 'You are logged in',
  resumedText: 'Your choice is as you left it. Nothing is held until you press the button below.',
  held: {
    one: '{{count}} ticket of this event is in your cart, held until {{time}}.',
    other: '{{count}} tickets of this event are in your cart, held until {{time}}.',
  },
  overlapTitle: 'At the same time as your cart',
  overlap:
    'This performance ({{from}} to {{to}}) overlaps “{{event}}” in your cart ({{otherFrom}} to {{otherTo}}). You can still buy both.',
  beforeTitle: 'Before you buy',
  before:
    'You must be a member to buy on this site. Tickets are not refunded or exchanged once sold. The service charge is not refunded.',
  limitText: {
    one: 'This event allows {{count}} ticket per transaction.',
    other: 'This event allows {{count}} tickets per transaction.',
  },
  realNameText:
    'The member who buys shows proof of identity at the door. The name must be the one in the member account. Companions enter together with the buyer.',
  noScriptTitle: 'Buying needs JavaScript',
  noScriptText:
    'Turn it on in your browser and load the page again, or buy through the hotline {{number}}, {{from}} to {{to}}.',
  // Films
  certificate: 'Category',
  certificateI: 'suitable for all ages',
  certificateIIA: 'not suitable for children',
  certificateIIB: 'not suitable for young persons and children',
  certificateIII: 'persons aged 18 and above only',
  ticketType: 'Ticket type',
  ticketTypeHint:
    'Concession is for people aged {{age}} and above, disabled people and full-time students. Bring proof to the door. For tickets of another type, hold them separately.',
  ageWord: 'I confirm that everyone with these tickets is aged {{age}} or above.',
  captchaPicture: 'The letters in the picture',
  captchaQuestion: 'Answer',
  captchaHint: 'Upper or lower case does not matter. The code is valid for 5 minutes.',
  captchaAlt: 'A picture of five letters. If you cannot read it, answer a question instead.',
  captchaLoading: 'Loading the code',
  captchaFailed: '{{what}}. The code could not be loaded. Ask for a new one.',
  captchaRenew: 'New code',
  captcha_picture: 'Show a picture instead',
  captcha_question: 'Answer a question instead',
  filmText: 'Children under {{age}} are not admitted, even with a ticket.',
  categoryIIIText: 'Nobody under {{age}} is admitted to this Category III film. Proof of age is checked at the door.',
  // Events of the government network
  networkTitle: 'Sold by the government network',
  networkText:
    'The government ticketing network sells these tickets, with an account and a cart of its own. What your First Gong cart holds stays there for its time.',
  networkGo: 'Buy at the government network',
  leavingTitle: 'Leaving for the government network',
  leavingSeconds: 'Seconds until you leave',
  leavingSoon: 'You leave in {{seconds}} seconds unless you stay.',
  leavingGo: 'Go now',
  leavingStay: 'Stay here',
  // About the event
  about: 'About',
  credits: 'Creative team',
  notes: 'From the organiser',
  points: 'Points',
  pointsEarned: 'One point for every HK$1 paid. This event takes part in the points programme.',
  pointsNone:
    'This event does not take part in the points programme: it earns no points, and points cannot pay for it.',
} as const;
