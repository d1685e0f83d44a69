export const words = {
  pageTitle: 'Shopping cart | First Gong',
  title: 'Shopping cart',

  events: { one: '{{count}} event', other: '{{count}} events' },
  tickets: { one: '{{count}} ticket', other: '{{count}} tickets' },
  lead: '{{events}}, {{tickets}}. All seats are held until {{time}}. Adding seats does not extend the time.',
  leadGone: 'Your cart is empty now. See below what was removed and why.',

  holdTimer: 'Time left to buy these seats',
  held: 'Held for you until the timer ends.',
  heldUrgent: 'Less than a minute left. The seats are released when the timer ends.',
  minutesLeft: { one: '{{count}} minute left to buy your seats.', other: '{{count}} minutes left to buy your seats.' },
  timeUp: 'The time is up. Your seats were released.',

  performance: '{{time}} · {{venue}}',
  seat: '{{section}}, row {{row}}, seat {{seat}}',
  standing: '{{section}}, entry no. {{seat}}',
  remove: 'Remove',
  removeHold: { one: 'Remove {{count}} seat', other: 'Remove {{count}} seats' },
  removing: 'Removing',
  heldTogether: 'These {{count}} seats were held together. You can only remove them together.',
  notSideBySide: 'These seats are not all side by side: this zone did not have {{count}} seats together.',
  singleLeft: 'These seats leave a single seat beside them.',
  subtotal: 'Subtotal',

  goneTitle: { one: 'This seat has left your cart', other: 'These {{count}} seats have left your cart' },
  goneWhat: '{{zone}}: {{seats}} · {{amount}}',
  listSeparator: '; ',
  goneWhatHidden: 'No longer held for you:',
  goneHoldExpired: 'The time ran out at {{time}}. Nothing was charged.',
  goneBankDeclined: 'The bank declined the payment at {{time}}, so the hold ended. Nothing was charged.',
  goneBankNoAnswer: 'The bank had not answered by {{time}}, so the hold ended. Nothing was charged.',
  goneCancelled: 'You cancelled the order at {{time}}. Nothing was charged.',
  goneChoose: 'See remaining seats',
  goneDismiss: 'Dismiss',
  goneDismissOf: 'Dismiss {{event}}',

  addAnother: 'Add another event',
  limit: 'Maximum {{count}} tickets per transaction. Some events allow fewer.',

  summary: 'Total so far',
  lineEvent: { one: '{{event}} × {{count}}', other: '{{event}} × {{count}}' },
  lineServiceCharge: {
    one: 'Service charge, {{count}} ticket (not refunded)',
    other: 'Service charge, {{count}} tickets (not refunded)',
  },
  total: 'So far, HK$',
  totalNote: 'All fees are included. Courier delivery costs extra (from {{fee}}) if you choose it in the next step.',
  checkOut: 'Check the order',
  noChargeYet: 'Nothing is charged before you confirm.',
  barTotal: 'So far · {{time}}',

  emptyTitle: 'Your cart is empty.',
  emptyText: 'Seats you choose are held here for {{count}} minutes while you make up your mind.',
  emptyAction: 'Browse events',

  awaitingBankTitle: 'The bank has not answered about your last order yet.',
  awaitingBankText: 'Finish that order first. Then you can pay for this cart.',
  awaitingBankAction: 'Finish that order',

  noAnswer: 'The cart is shown as it was before. Nothing was charged. Please try again.',
  loading: 'Loading your cart',
} as const;
