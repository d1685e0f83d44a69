export const words = {
  pageTitle: 'Waiting room | {{brand}}',
  pageTitleWaiting: '{{ahead}} ahead | Waiting room | {{brand}}',
  pageTitleCalled: 'Your turn! | {{brand}}',
  pageTitleMissed: 'You missed your turn | {{brand}}',
  kicker: 'Waiting room',
  loading: 'Looking for your place in the waiting room',

  // waiting
  waitingTitle: 'You are in the queue',
  waitingText: 'Members enter one by one, in the order in which they joined. A second window does not make it faster.',
  aheadLabel: 'People ahead of you',
  aheadUnit: { one: 'person', other: 'people' },
  updated: 'Last update {{time}}',
  stale: 'No update since {{time}}. Connecting again; your place stays the same.',
  positionLabel: 'Your position',
  timeLabel: 'Your turn in',
  timeRange: '{{from}}–{{to}}',
  timeUnit: { one: 'minute', other: 'minutes' },
  underAMinute: 'under 1',
  timeNote: 'Nine of ten members wait this long.',
  announceWaiting: {
    one: '{{ahead}} person ahead of you. Your turn in {{from}} to {{to}} minutes.',
    other: '{{ahead}} people ahead of you. Your turn in {{from}} to {{to}} minutes.',
  },
  announceSoon: {
    one: '{{ahead}} person ahead of you. Your turn in under a minute.',
    other: '{{ahead}} people ahead of you. Your turn in under a minute.',
  },
  leave: 'Look at events meanwhile',
  safeTitle: 'You can close or reload this page',
  safeText:
    'Your place belongs to your account. Another window, another device and a lost connection keep it. Come back in time: you have {{minutes}} minutes to enter when it is your turn.',
  sound: 'Ring a gong at my turn',
  soundOn: 'A gong rings at your turn',
  soundRefused: 'Your browser blocked the sound. When it is your turn, the tab’s title and icon will change.',

  // the turn
  calledTitle: 'It is your turn',
  calledText: 'Enter now, then choose seats. They are held for {{held}} minutes.',
  calledLabel: 'Time left to enter',
  calledStatus: 'After that your turn is over, and you can join again at the end.',
  announceCalled: 'It is your turn. Enter within {{minutes}} minutes.',
  announceLast: 'Your turn ends within a minute. Enter now.',
  enter: 'Enter and choose seats',
  entering: 'Entering',

  // afterwards
  missedTitle: 'You missed your turn',
  missedText:
    'The {{minutes}} minutes to enter are over, and the next members went in. Nothing is blocked and nothing was charged: join again, and you are at the end of the line.',
  announceMissed: 'You missed your turn. Join again, and you are at the end of the line.',
  joinAgain: 'Join again',
  joining: 'Joining',
  enteredTitle: 'You are in',
  enteredText: 'You can hold seats until the rush is over. You do not have to wait again.',
  goOn: 'Choose seats',
  notNeededTitle: 'No waiting now',
  notNeededText: 'The rush is over. Go on and choose seats.',
  actionFailed: '{{what}}. Your place stays the same. Try again.',

  // what comes next
  nextTitle: 'What happens next',
  stepTurn: 'Your turn',
  stepTurnText: 'You have {{minutes}} minutes to press “Enter”. If you miss them, you can join again.',
  stepSeats: 'Seats',
  stepSeatsText: 'Seats that you choose are held for {{held}} minutes.',
  stepPay: 'Check and pay',
  stepPayText: 'You can cancel without a fee until you confirm.',
} as const;
