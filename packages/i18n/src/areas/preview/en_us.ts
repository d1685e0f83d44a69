export const words = {
  pageTitle: 'Transaction Preview: check before you pay | {{brand}}',
  title: 'Transaction Preview: check before you pay',
  finalTitle: 'Once you press “Confirm and pay”, the order is final.',
  finalText:
    'As soon as the bank approves, your account is charged. The order cannot be cancelled, changed, refunded or exchanged.',

  order: 'Your order',
  orderCount: '{{events}}, {{tickets}}',
  backToCart: 'Back to the cart',

  names: 'Names on the tickets',
  namesHint:
    'The organiser asks for the name of everyone who will attend, as on their proof of identity. One of the names is yours, as in your account.',
  nameFor: 'Name for {{seat}}',

  collection: 'How you get the tickets',
  eTicketText: 'Tickets appear in your account as soon as the payment is made',
  kioskText: 'Print your tickets at a ticketing kiosk with the confirmation number',
  pickUpText: 'Collect your tickets at a box office, on a day you arrange',
  courier: 'Courier ({{place}})',
  courierText: 'To {{address}}. Available until {{date}}.',
  courierDays: 'A parcel takes {{from}} to {{to}} days.',
  hongKong: 'Hong Kong',
  macau: 'Macau',
  mainland: 'mainland China',
  overseas: 'other countries and regions',
  courierTo: 'To {{address}}.',
  otherAddress: 'Send by courier to another address',
  ownAddress: 'Use the address in my profile',
  deliverTo: 'Another address, for this order only',
  deliverToHint: 'Your profile stays as it is. The destination decides the fee and the last day.',
  destination: 'Destination',
  recipient: 'Recipient',
  recipientPhone: 'Phone of the recipient',
  recipientAddress: 'Address',
  addressBelow: 'the address below',
  charactersLeft: { one: '{{count}} character left', other: '{{count}} characters left' },
  tooMany: { one: '{{count}} character too many', other: '{{count}} characters too many' },
  free: 'Free',
  moved: 'Collection method changed to {{method}}.',

  points: 'Membership points',
  pointsBalance: { one: 'Balance {{points}} point', other: 'Balance {{points}} points' },
  pointsUse: 'Points to use',
  pointsHint: '{{rate}} points take HK$1 off, whole dollars only. You can use {{usable}} points at most.',
  pointsUseAll: 'Use all',
  pointsRefused: 'Enter digits only. The number of points has not changed.',
  pointsAfter: {
    one: 'Balance after this order: {{points}} point. This includes the points from this order.',
    other: 'Balance after this order: {{points}} points. This includes the points from this order.',
  },
  pointsOff: 'Taken off',
  pointsNone: 'You have no points to use yet.',
  pointsNotInProgramme:
    'This event does not take part in the points programme: it earns no points, and points cannot pay for it.',

  pointsNotEarned:
    '“{{event}}” does not take part in the points programme: it earns no points, and points cannot pay for it.',

  promotion: 'Promotion code',
  promotionCode: 'Code',
  promotionHint: 'From an email, a poster or an organiser. Capitals and spaces do not matter.',
  promotionApply: 'Apply',
  promotionUsed: '{{code}} is used',
  promotionOff: 'The discount is in the payment summary: {{amount}}.',
  promotionRemove: 'Remove the code',
  promotionMissing: 'Enter a code.',

  payment: 'How you pay',
  creditCardText: 'Visa, Mastercard, American Express or UnionPay',
  eWalletText: 'Your wallet opens on the bank’s page',
  paymentAppText: 'Scan or switch to the app on the bank’s page',

  summary: 'Payment summary',
  lineTickets: 'Tickets × {{count}}',
  lineDiscount: 'Benefit or discount',
  lineServiceCharge: 'Service charge (not refunded)',
  linePoints: '{{points}} points used',
  total: 'To pay, HK$',
  paidBy: 'Paid by',
  earn: 'You will earn',
  earnPoints: { one: '+{{points}} point', other: '+{{points}} points' },
  earnNone: 'No points',
  agree:
    'I have checked the events, dates, seats and amount. I understand that tickets and service charge are not refunded or exchanged.',
  agreeAgain: 'The order has changed since you ticked this box. Check it, then tick the box again.',
  confirm: 'Confirm and pay {{amount}}',
  confirming: 'Asking the bank',
  updating: 'Working out the total',
  cancel: 'Cancel order',
  toPay: 'Go to payment',
  barTotal: 'To pay\u00a0·\u00a0{{time}}',
  buyer: 'Bought by',

  cancelTitle: 'Cancel this order?',
  cancelText: { one: '{{count}} seat will be released.', other: '{{count}} seats will be released.' },
  cancelNothing: 'Nothing has been charged. The seats go back on sale immediately.',
  cancelKeep: 'Keep the order',
  cancelYes: 'Cancel the order',
  cancelling: 'Cancelling',

  errorTitle: 'The order was not confirmed. Nothing was charged.',
  noAnswer: 'Your choices are still here. It is safe to try again: the same order is never charged twice.',

  expiredTitle: 'Your seats were released.',
  expiredText: 'The time to buy them ran out before the order was confirmed. Nothing was charged. Choose again.',

  awaitingBankTitle: 'Your order is with the bank.',
  awaitingBankText:
    'You have confirmed order {{number}}, and its seats are held while the bank decides. It is charged once at most.',
  toOrder: 'Go to the order',

  emptyTitle: 'No order to check.',
  emptyText: 'Your cart is empty. Choose seats first, and come back here to pay.',
  loading: 'Loading your order',
  loadingLead:
    'Working out the total with every fee. Held seats stay yours until their time ends. Nothing is charged before you confirm.',
} as const;
