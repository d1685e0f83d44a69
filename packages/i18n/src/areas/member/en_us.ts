export const words = {
  navLabel: 'Member services',
  complete: 'Complete',
  awaitingLink: 'Open the receipt',
} as const;
