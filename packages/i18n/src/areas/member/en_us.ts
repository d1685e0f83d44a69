export const words = {
  navLabel: 'Member services',
  info: 'Member information',
  complete: 'Complete',
  awaitingLink: 'Open the receipt',
} as const;
