export const words = {
  news: 'News of your seats',
  heldLate: '{{event}}: your seats are held until {{time}}.',
  notHeldLate: '{{event}}: no seats were held.',
  backToEvent: 'Back to the event',
  minutesLeft: {
    one: '{{count}} minute left to buy your seats.',
    other: '{{count}} minutes left to buy your seats.',
  },
  lastMinute: 'Less than a minute left to buy your seats.',
  holdEnded: 'The time is up. Your seats were released, and nothing was charged.',
} as const;
