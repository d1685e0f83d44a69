import { CallError } from '@first-gong/contract';
import { type Cart, seatKey } from '@first-gong/domain';
import {
  type CartNews,
  type CartState,
  type Removal,
  ShoppingCartScreen,
} from '@first-gong/screens/cart/ShoppingCartScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { justNow, notReady, useMemberCall, useRequest } from '../data/calls.js';
import { bankCheckInterval, useCartCheck } from '../data/cart.js';
import { useAction } from '../data/useAction.js';
import { useHoldNotification } from '../site/holdNotification.js';
import { useTitle } from '../site/PageContext.js';
import { useReleasedSeats } from '../site/useReleasedSeats.js';
import { useSecondsLeft } from '../site/useSecondsLeft.js';

const holds = ({ items }: Cart, { holdId, seat }: Removal) =>
  items.some((item) => item.holdId === holdId && (!seat || item.seats.some((each) => seatKey(each) === seatKey(seat))));

function removedNews({ items }: Cart, { holdId, seat }: Removal): CartNews {
  const item = items.find((each) => each.holdId === holdId);
  const group = items.filter(({ groupId }) => groupId === item?.groupId).flatMap(({ seats }) => seats);
  return { event: item?.event.title ?? '', tickets: seat ? 1 : group.length };
}

/** The shopping cart, with the time left on the server's clock (spec §2, §4). */
export function Page() {
  const { t } = useText('cart');
  const request = useRequest();
  const cart = useMemberCall('shoppingCart', undefined, {
    maxAge: justNow,
    every: ({ awaitingBank }) => (awaitingBank === null ? null : bankCheckInterval),
  });
  const checkCart = useCartCheck(cart);
  // `HeldSeats` reloads the cart when the hold expires.
  const secondsLeft = useSecondsLeft(cart.data?.expiresAt, cart.data?.serverNow, cart.receivedAt);
  const { again, ...releasedHandlers } = useReleasedSeats(cart);
  const { news, tell } = useHoldNotification();
  const heldNow = news?.kind === 'held' ? news : null;
  const [added, setAdded] = useState(heldNow);
  const [removed, setRemoved] = useState<(CartNews & Pick<Cart, 'ticketCount'>) | null>(null);
  // The news appear here, and on no later page.
  useEffect(() => {
    if (heldNow === null) return;
    setAdded(heldNow);
    setRemoved(null);
    tell(null);
  }, [heldNow, tell]);
  const release = useAction(async ({ holdId, seat }: Removal) => {
    const before = cart.data;
    let now: Cart | false | null;
    try {
      const response = await request('seatRelease', { params: { holdId }, query: seat ? { seat: seatKey(seat) } : {} });
      cart.set(response);
      now = response.data;
    } catch (error) {
      now = error instanceof CallError && (await checkCart());
      if (!now || holds(now, { holdId, seat })) throw error;
    }
    setAdded(null);
    setRemoved(before ? { ...removedNews(before, { holdId, seat }), ticketCount: now.ticketCount } : null);
  });
  useTitle(t('cart.pageTitle'));

  const state: CartState = cart.data
    ? {
        kind: 'ready',
        cart: cart.data,
        secondsLeft,
        removing: release.input ?? null,
        failure: release.reason ?? again.failure ?? cart.failure ?? null,
        added: added?.until === cart.data.expiresAt ? added : null,
        removed: removed?.ticketCount === cart.data.ticketCount ? removed : null,
        again,
      }
    : notReady(cart.failure);

  return <ShoppingCartScreen state={state} onRemove={release.run} onRetry={cart.reload} {...releasedHandlers} />;
}
