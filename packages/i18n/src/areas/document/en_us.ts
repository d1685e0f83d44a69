/** Descriptions of the pages that search engines index. Only the server uses these texts. */
export const words = {
  home: 'Tickets for concerts, theatre, Chinese opera, sport, film and family shows in Hong Kong.',
  eventDetail: 'Dates, venue, prices and seats of an event in Hong Kong.',
  cinema: 'Film showtimes of cinemas in Hong Kong, with seats, prices by ticket type and ages.',
  pastEvents: 'Past events in Hong Kong by year and month, with their venues.',
  contactUs: 'Write to the customer service of {{brand}}, or call it: hours and telephone numbers.',
  boxOffice: 'Box offices in the {{districts}} districts of Hong Kong, with hours, services and maps.',
  ticketingTerminal: 'Ticketing kiosks in the {{districts}} districts of Hong Kong, with hours and maps.',
  txnChangeRequest: 'Change the contact name, contact number or address of an order. Only what you tick is changed.',
  deliveryChangeRequest:
    'Change the collection method: kiosk, pick-up by appointment or courier, up to {{days}} working days before the show.',
  unsubscribe: 'Stop the programme newsletter of {{brand}}.',
  login: 'Log in to buy tickets, to see your transactions and to use your points.',
  aboutUs:
    '{{brand}}, a ticketing site for Hong Kong: its events, its promises, and the parts that are a demonstration.',
  help: 'All help of {{brand}}: buying tickets, paying, collecting them, your account and how to reach us.',
  faq: 'Answers about membership, logging in, seats, payment, points, tickets and admission, with a search.',
  buyTickets: 'Cinema tickets: ticket types, ages, seats side by side, and the rules in a typhoon.',
  buyEventTickets: 'How to buy event tickets step by step, with the conditions and the limits.',
  systemRequirement: 'Browsers, JavaScript, storage, text size, themes, keyboard and screen readers.',
  access:
    'Step-free entrances, wheelchair spaces, companions, captions and sign language at events: what the words mean, and how to book.',
  accessibility: 'The accessibility tests of this site, the gaps, and the contact for questions.',
  paymentMethod: 'Credit cards, e-wallets, payment apps and membership points, and when an order is final.',
  delivery: 'E-tickets, kiosks, pick-up and courier: fees, time on the way and last days, with a calculator.',
  serviceFee: 'The service charge and the courier fees of an order, with a calculator.',
  releaseNotes: 'The terms and conditions and the privacy policy of {{brand}}.',
  // one event
  event: '{{byline}}. {{venue}}, {{days}}. {{text}}',
  // one part of a page, such as a category of the listing or its second page
  part: '{{heading}}. {{description}}',
  // <noscript>
  noScriptTitle: 'Logging in and buying need JavaScript',
  noScriptText:
    'Without JavaScript you can read about events and search them. Logging in, the cart, orders, tickets and sending forms need it: turn it on in your browser and load the page again, or call the ticket hotline {{number}}, {{from}} to {{to}}.',
} as const;
