/** Loaded by the site-wide notices, such as maintenance, typhoon and chat. */
export const words = {
  // banners above every page
  maintenanceWord: 'Maintenance',
  maintenanceAhead:
    'Maintenance from {{from}} to {{to}}. You can look at events then; buying and member services are closed.',
  maintenanceOn: 'Maintenance until {{to}}. You can look at events. Buying and member services are closed until then.',
  maintenanceOnOpenEnd:
    'Maintenance. You can look at events. Buying and member services are closed; the end is not known yet.',
  typhoon8Word: 'Typhoon signal no. 8',
  typhoon8Text:
    'The cinema is closed today. Look at the page of your event before you leave home. Tickets of a show that moves to another day stay valid.',
  blackRainstormWord: 'Black rainstorm warning',
  blackRainstormText:
    'Theatres and the cinema stay open. Stay where you are safe, and look at the page of your event before you leave home.',
  hotEventWord: 'Hot event',
  hotEventText: 'This event is very busy. Join the waiting room to buy: members enter in the order in which they join.',
  hotEventLink: 'Go to the waiting room',

  // the page during maintenance
  closedPageTitle: 'Maintenance | {{brand}}',
  closedKicker: 'Maintenance',
  closedTitle: 'Closed for maintenance',
  closedText: 'Buying, login and member services are closed until {{to}}. This page then returns by itself.',
  closedTextOpenEnd:
    'Buying, login and member services are closed. The end is not known yet. This page looks every minute, and returns by itself.',
  closedCart: 'Seats in your cart are held until their timer ends. No payment is taken during maintenance.',
  closedEvents: 'Look at events',
  closedStillTitle: 'Still open',
  closedStillText:
    'The list of events, each event and the past events. The ticket hotline {{number}}, {{from}}–{{to}}.',
  closedWeeklyTitle: 'Every week',
  closedWeeklyText: 'Maintenance is every {{day}}, {{from}}–{{to}} Hong Kong time.',

  // the optional chat
  chat: 'Chat with us',
  chatOpening: 'Opening the chat',
  chatFailed: 'The chat could not be opened. Try again, or call {{number}}.',
} as const;
