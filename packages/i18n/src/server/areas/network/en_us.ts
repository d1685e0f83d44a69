export const words = {
  title: 'Sample government network',
  about: 'This page is part of the demonstration, in the place of the government ticketing network. It sells nothing.',
  lead: 'You have left {{brand}}. The government ticketing network sells the tickets of this event.',
  unknown: 'No such event',
  unknownText: 'The network has no event at this address. Open it from the event’s page again.',
  back: 'Back to {{brand}}',
} as const;
