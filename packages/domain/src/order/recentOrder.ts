import { recentOrderAge } from '../constants.js';
import { addMilliseconds, isOver } from '../time/time.js';
import type { Cart, TransactionSummary } from './purchase.js';

/**
 * The paid order that a buyer may be looking for at an empty cart: the newest one, if it was placed in the last hour and
 * no seats have left the cart since. Otherwise null.
 * @param txns the member's transactions, newest first.
 */
export function recentOrder(
  txns: readonly TransactionSummary[],
  { gone, serverNow }: Pick<Cart, 'gone' | 'serverNow'>,
): TransactionSummary | null {
  const newest = txns.find(({ status }) => status === 'complete');
  if (!newest || isOver(addMilliseconds(newest.placedAt, recentOrderAge), serverNow)) return null;
  return gone.some(({ at }) => !isOver(at, newest.placedAt)) ? null : newest;
}
