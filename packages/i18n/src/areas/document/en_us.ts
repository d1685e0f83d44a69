/** Titles and descriptions that search engines show of each route. An event has its own words. The server says them; no page loads them. */
export const words = {
  home: 'Tickets for concerts, theatre, Chinese opera, sport, film and family shows in Hong Kong.',
  eventDetail: 'Dates, venue, prices and seats of an event in Hong Kong.',
  pastEvents: 'Past events in Hong Kong by year and month, with their venues.',
  login: 'Log in to buy tickets, to see your transactions and to use your points.',
  forgotPassword: 'Get a link to set a new password.',
  resetPassword: 'Set a new password with the link of the email.',
  logout: 'Log out on this device.',
  waitingRoom: 'Your place in the waiting room, and the time until your turn.',
  shoppingCart: 'The seats held for you, and the time left to pay for them.',
  transactionPreview: 'Check the seats, the way to collect the tickets and the price before you pay.',
  receipt: 'The result of your payment, and how you get the tickets.',
  txnHistory: 'Your transactions and tickets.',
  favourites: 'The events you like, and those with tickets again.',
  transactionDetail: 'The seats, the amounts and the tickets of one transaction.',
  topUps: 'Your points balance, a top-up, and where your points came from and went.',
  topUpsHistory: 'The points that you bought in the last year.',
  notices: 'The notices about your orders, points and wishes of the last three months.',
  memberInfo: 'The personal data and the password of a member, and the devices that are logged in.',
  // Without script. A browser with script shows none of it.
  noScriptTitle: 'Logging in and buying need JavaScript',
  noScriptText:
    'Without JavaScript you can read about events and search them. Logging in, the cart, orders and tickets need it: turn it on in your browser and load the page again, or call the ticket hotline {{number}}, {{from}} to {{to}}.',
} as const;
