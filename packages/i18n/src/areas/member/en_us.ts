export const words = {
  navLabel: 'Member services',
  points: 'Points',
  notices: 'Notices',
  info: 'Member information',
  complete: 'Complete',
  awaitingLink: 'Open the receipt',
} as const;
