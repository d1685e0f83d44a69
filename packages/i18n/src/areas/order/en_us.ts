/** Texts about an order that several pages show. */
export const words = {
  // performance and seats
  performance: '{{time}}\u00a0·\u00a0{{venue}}',
  seat: '{{section}}, row {{row}}, seat {{seat}}',
  standing: '{{section}}, entry no. {{seat}}',
  seatsOfRow: '{{section}}, row {{row}}, seats {{seats}}',
  standingPlaces: '{{section}}, entry nos. {{seats}}',
  rowSeparator: '; ',
  listSeparator: '; ',
  restrictedView: 'Restricted view: {{reason}}',
  proof: '{{type}}: bring proof. It is checked at the door.',
  subtotal: 'Subtotal',
  tickets: { one: '{{count}} ticket', other: '{{count}} tickets' },

  // released seats
  holdingAgain: 'Holding',
  notHeld: 'Not held: {{why}}',
  cartUnchanged: 'The cart is shown as it was before. Nothing was charged. Please try again.',

  // an order that could not be loaded, and tickets on the device
  notFoundTitle: 'Order not found.',
  notFoundBody: 'Open it from your transaction history. Only the member who placed the order can read it.',
  failedTitle: 'The system did not answer.',
  failedOrder: 'Your order is not affected, and you will not be charged twice.',
  failedNext: 'Wait a moment, then try again.',
  offlineTitle: 'You are offline.',
  offlineNext: 'Connect to a network, then try again.',
  keptTitle: 'No connection',
  keptBody:
    'Your tickets are kept on this device: their codes and the confirmation number work as usual. Amounts and other details need a network.',
} as const;
