import type { WishDue } from '@first-gong/screens/account/WishDueNotice';
import { useWishListOn } from '@first-gong/screens/shared/wishListOn';
import { useMemberCall } from '../data/calls.js';
import { bankCheckInterval } from '../data/cart.js';

/** The matched wish with unpaid points (spec §4, §8 Wish list), or null. Watches the balance until it pays. */
export function useUnpaidWish(): WishDue | null {
  const isOn = useWishListOn();
  const wishes = useMemberCall(isOn ? 'wishList' : null, undefined, { maxAge: 0 });
  const due = wishes.data?.find(({ matchingStatus }) => ['pointsNotPaid', 'matched'].includes(matchingStatus));
  const { data } = useMemberCall(due ? 'balance' : null, undefined, {
    maxAge: 0,
    every: ({ balance }) => (due && balance < due.totalPoints ? bankCheckInterval : null),
  });
  if (!due || !data) return null;
  return {
    title: due.event.title,
    until: due.payUntil ?? due.event.startsAt,
    missing: Math.max(0, due.totalPoints - data.balance),
  };
}
