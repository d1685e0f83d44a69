/** How an order is paid and collected, and the lines of its price. */
export const words = {
  creditCard: 'Credit card',
  eWallet: 'E-wallet',
  paymentApp: 'Payment app',
  eTicket: 'E-ticket',
  kiosk: 'Ticketing kiosk',
  pickUp: 'Pick-up by appointment',
  courier: 'Courier',
  online: 'Watch online',
  onlineEntry:
    'The link to watch reaches your notices one hour before the start. One device per ticket. There is no code to show and nothing to collect.',
  onlineEntryOf:
    '“{{event}}” is watched online: the link reaches your notices one hour before the start. One device per ticket.',
  lineTickets: 'Tickets × {{count}}',
  lineServiceCharge: 'Service charge',
  lineDelivery: 'Collection or delivery',
  lineDiscount: 'Benefit or discount',
  linePoints: 'Paid with points',
} as const;
