/** What stands in the browser's tab and in a search engine's list. */
export const titles = {
  description: 'Tickets for concerts, theatre, opera, sport, film and family shows in Hong Kong.',
  home: 'Events in Hong Kong | First Gong',
  event: '{{title}} | First Gong',
  eventUnknown: 'Event | First Gong',
  login: 'Log in | First Gong',
  logout: 'Logging out | First Gong',
  cart: 'Shopping cart | First Gong',
  preview: 'Check your order | First Gong',
  receipt: 'Receipt | First Gong',
  history: 'Transaction history | First Gong',
  transaction: 'Transaction {{transactionNumber}} | First Gong',
};
