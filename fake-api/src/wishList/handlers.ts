import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';

export type WishListNames = 'wishList' | 'addWish' | 'wishSequence' | 'payWish' | 'restoreWish' | 'removeWish';

const later = (): never => {
  throw new RuleError('serverBusy');
};

/** The wish list (spec §4 Wish list). */
export function createWishListHandlers(): HandlersOf<WishListNames> {
  return {
    wishList: later,
    addWish: later,
    wishSequence: later,
    payWish: later,
    restoreWish: later,
    removeWish: later,
  };
}
