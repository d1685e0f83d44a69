export const words = {
  pageTitle: 'Transaction {{transactionNumber}} | First Gong',
  breadcrumbLabel: 'You are here',
  loading: 'Loading this transaction',
  amounts: 'Amounts',
  numbers: 'Numbers',
  points: 'Points',
  collectETicket: 'Show the code on each ticket at the door, on a phone or on paper.',
  collectKiosk: 'Print the tickets at any ticketing kiosk with the confirmation number.',
  collectPickUp: 'Collect the tickets at the box office by appointment, with the confirmation number.',
  collectCourier: 'Sent by courier to {{address}}.',
  recipient: 'Recipient',
  recipientPhone: 'Recipient’s phone',
  waybillNumber: 'Tracking number',
  cancelledBody: 'This transaction was cancelled. Its tickets are not valid.',
  calendar: 'Add to calendar',
  calendarOf: 'Add “{{event}}” to calendar',
  changeOpen:
    'To collect these tickets another way, call {{hotline}} by {{day}}: changes close {{count}} working days before the show.',
  changeOver:
    'The way of collection can no longer be changed: the last day was {{day}}, {{count}} working days before the show.',
  changeContact:
    'To change the contact name, the contact number or the address of this order, call {{hotline}} with the transaction number.',
  changeContactWithCard:
    'To change the contact name, the contact number or the address of this order, call {{hotline}} with the transaction number and the card that paid.',
  changeBegun: 'The show has begun, so this order can no longer be changed, refunded or exchanged.',
} as const;
