import type { Cart, RouteName } from '@first-gong/domain';
import { type HoldResult, HoldToast } from '@first-gong/screens/shared/HoldToast';
import { useEffect, useRef } from 'react';
import type { CallState } from '../data/calls.js';
import type { HoldNotificationContext } from '../site/holdNotification.js';
import { useWhen } from '../site/useWhen.js';

/** Whether the page shows the news itself: the cart shows held seats, the event's page that none are held. */
function isSaidByPage(news: HoldResult, page: RouteName | undefined, address: string): boolean {
  if (news.kind === 'notHeld') return news.href === address;
  return page === 'shoppingCart' || (news.kind === 'ended' && page === 'transactionPreview');
}

export interface HeldSeatsProps {
  holdNotification: HoldNotificationContext;
  cart: CallState<Cart>;
  secondsLeft: number;
  /** The first hold that this page saw. It may have expired while this part loaded, or the device slept. */
  first: { cart: Cart; secondsLeft: number } | null;
  page: RouteName | undefined;
  address: string;
}

/** Shows news about held seats on any page, unless the page does, and reloads the cart at the end of a hold. */
export function HeldSeats({
  holdNotification: { news, tell },
  cart: { data: cart, reload },
  secondsLeft,
  first,
  page,
  address,
}: HeldSeatsProps) {
  const ranOut = Boolean(cart?.expiresAt) && secondsLeft === 0;
  useWhen(ranOut, reload);

  const before = useRef(first?.cart ?? cart);
  useEffect(() => {
    const held = before.current?.items ?? [];
    before.current = cart;
    const expired = cart?.released.filter(({ reason }) => reason === 'holdExpired') ?? [];
    if (held.some((item) => expired.some(({ holdId }) => holdId === item.holdId))) tell({ kind: 'ended' });
  }, [cart, tell]);

  const isSaid = news !== null && isSaidByPage(news, page, address);
  const isOver =
    news?.kind === 'ended' ? Boolean(cart?.expiresAt) : news?.kind === 'held' && cart?.expiresAt !== news.until;
  // The cart page shows held seats itself, once it has rendered.
  const isDone = news?.kind !== 'held' && (isSaid || isOver);
  useWhen(isDone, () => tell(null));
  return (
    <HoldToast
      secondsLeft={secondsLeft}
      firstLeft={first?.secondsLeft}
      news={isSaid || isOver ? null : news}
      onDismiss={() => tell(null)}
    />
  );
}
