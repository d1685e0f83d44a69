/** Descriptions of the routes that search engines list. An event has its own words. The server says them; no page loads them. */
export const words = {
  home: 'Tickets for concerts, theatre, Chinese opera, sport, film and family shows in Hong Kong.',
  eventDetail: 'Dates, venue, prices and seats of an event in Hong Kong.',
  pastEvents: 'Past events in Hong Kong by year and month, with their venues.',
  login: 'Log in to buy tickets, to see your transactions and to use your points.',
  // Without script. A browser with script shows none of it.
  noScriptTitle: 'Logging in and buying need JavaScript',
  noScriptText:
    'Without JavaScript you can read about events and search them. Logging in, the cart, orders and tickets need it: turn it on in your browser and load the page again, or call the ticket hotline {{number}}, {{from}} to {{to}}.',
} as const;
