export const words = {
  pageTitle: 'Shopping cart | First Gong',
  title: 'Shopping cart',

  events: { one: '{{count}} event', other: '{{count}} events' },
  tickets: { one: '{{count}} ticket', other: '{{count}} tickets' },
  lead: '{{events}}, {{tickets}}. All of it is held until {{time}}; adding more does not extend it.',
  leadGone: 'Your cart is empty now. What left it, and why, is below.',

  holdTimer: 'Time left to buy these seats',
  held: 'Yours until the time is up. Then all of them are released.',
  heldUrgent: 'Less than a minute left. Then all of them are released.',
  minutesLeft: { one: '{{count}} minute left to buy your seats.', other: '{{count}} minutes left to buy your seats.' },
  timeUp: 'The time is up. Your seats were released.',

  performance: '{{time}} · {{venue}}',
  seat: '{{section}}, row {{row}}, seat {{seat}}',
  standing: '{{section}}, entry no. {{seat}}',
  remove: 'Remove',
  removeHold: { one: 'Remove {{count}} seat', other: 'Remove all {{count}} seats' },
  removing: 'Removing',
  heldTogether: 'These {{count}} seats were held together and leave the cart together.',
  notSideBySide: 'These seats are not all side by side: no {{count}} together were left in this zone.',
  singleLeft: 'One seat beside these is left on its own.',
  subtotal: 'Subtotal',

  goneTitle: { one: 'This seat has left your cart', other: 'These {{count}} seats have left your cart' },
  goneWhat: '{{zone}}: {{seats}} · {{amount}}',
  listSeparator: '; ',
  goneWhatHidden: 'No longer yours:',
  goneHoldExpired: 'They were held until {{time}}, and the time ran out. Nothing was charged.',
  goneBankDeclined: 'The bank declined the payment at {{time}}, so they were released. Nothing was charged.',
  goneBankNoAnswer: 'The bank had not answered by {{time}}, so they were released. Nothing was charged.',
  goneCancelled: 'You cancelled the order at {{time}}. Nothing was charged.',
  goneChoose: 'See what is left',
  goneDismiss: 'Got it',
  goneDismissOf: 'Got it: take {{event}} off this list',

  addAnother: 'Add another event',
  limit: 'At most {{count}} tickets in one purchase. Some events allow fewer.',

  summary: 'Total so far',
  lineEvent: { one: '{{event}} × {{count}}', other: '{{event}} × {{count}}' },
  lineServiceCharge: {
    one: 'Service charge, {{count}} ticket (not refunded)',
    other: 'Service charge, {{count}} tickets (not refunded)',
  },
  total: 'So far, HK$',
  totalNote: 'All fees included. Only a courier, if you choose one in the next step, adds to it (from {{fee}}).',
  checkOut: 'Check the order',
  noChargeYet: 'Nothing is charged before you confirm.',
  barTotal: 'So far · {{time}}',

  emptyTitle: 'Your cart is empty.',
  emptyText: 'Seats you choose are held here for {{count}} minutes while you make up your mind.',
  emptyAction: 'See what is on',

  awaitingBankTitle: 'The bank has not answered about your last order yet.',
  awaitingBankText: 'Finish that one first, then this cart can be paid.',
  awaitingBankAction: 'Finish that order',

  noAnswer: 'The cart is shown as it was before. Nothing was charged. Please try again.',
  loading: 'Fetching your cart',
} as const;
