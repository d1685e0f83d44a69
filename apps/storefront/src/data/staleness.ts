import type { CallName } from '@first-gong/contract';

const cart: readonly CallName[] = ['shoppingCart', 'transactionPreview', 'txns'];

/** The calls whose responses are stale after another call. */
export const staleAfter: Partial<Record<CallName, readonly CallName[]>> = {
  seatHold: cart,
  cinemaHold: cart,
  seatRelease: cart,
  holdAgain: cart,
  releasedDismiss: cart,
  transactionConfirm: cart,
  transactionCancel: cart,
  payWish: ['balance'],
  addFavourite: ['favouriteList'],
  removeFavourite: ['favouriteList'],
  readNotices: ['personalNotices'],
};
