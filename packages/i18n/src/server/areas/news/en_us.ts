export const words = {
  onSaleTitle: 'On sale: {{title}}',
  onSaleShow: '{{venue}}, {{days}}.',
  onSalePrice: 'Tickets are {{price}}, service charge included. Presented by {{presenter}}.',
  restrictedView_title: 'We name restricted views before you choose',
  restrictedView_body:
    'The event page, the cart and the ticket say when a pillar, a tower or the stage hides part of the view.\nSuch seats have a zone of their own. Open an event to see the tickets that each zone has left.',
  points_title: 'Points for what you spend',
  points_body:
    'A completed order earns {{pointsPerDollar}} point for each HK$1 charged. Points do not expire.\n{{pointsPerDollarOffset}} points take HK$1 off your next order. Events outside the programme say so.',
  seatsHeld_title: 'Your seats wait while you decide',
  seatsHeld_body:
    'Seats in the cart are held for {{holdMinutes}} minutes. The server keeps the time, so every device shows the same.\nWhen time runs out the seats are released and nothing is charged.',
  wishList_title: 'Not enough tickets left? Use your wish list',
  wishList_body:
    'You can wish for up to {{wishTickets}} tickets of a zone that has fewer tickets left than you want. We match wishes in the order in which members saved them.\nMatched seats are held for {{wishHours}} hours. You pay for them with points.',
  collection_title: 'Choose how you get your tickets',
  collection_body:
    'E-tickets, ticketing kiosks and pick-up by appointment are free. A courier brings tickets to your mailing address.\nCourier delivery stops some days before the event. You see the last day before you pay.',
  oneTimePassword_title: 'We never ask for your password',
  oneTimePassword_body:
    'A one-time password works for {{codeMinutes}} minutes and for one login. Do not give the password to anyone, on the phone or otherwise.\nIf an email or a message looks wrong, type our address yourself instead of opening the link.',
  telephone_title: 'Service hours',
  telephone_body:
    'Customer service answers {{serviceFrom}} to {{serviceTo}}, Monday to Friday, except public holidays.\nThe hotline for event tickets answers {{hotlineFrom}} to {{hotlineTo}}. Personal notices stay in your inbox for {{noticeMonths}} months.',
  footer_maintenance:
    'Maintenance on {{day}}, {{from}} to {{to}}: you can look at events. Buying and member services are closed.',
  footer_resale:
    'Buy from us, not from strangers. You may be refused entry with a ticket that was resold above its price.',
  footer_arriveEarly:
    'Large events open their doors early. Open your e-ticket before you leave home: the network is busy at the gate.',
} as const;
