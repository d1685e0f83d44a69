export const words = {
  navLabel: 'Member services',
  points: 'Points',
  wishList: 'Wish list',
  cart: 'Shopping cart',
  notices: 'Notices',
  info: 'Member information',
  complete: 'Complete',
  awaitingLink: 'Open the receipt',
} as const;
