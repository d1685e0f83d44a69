import { CallError } from '@first-gong/contract';
import { type Cart, seatKey } from '@first-gong/domain';
import { type CartState, type Removal, ShoppingCartScreen } from '@first-gong/screens/ShoppingCartScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { justNow, useMemberCall, useRequest } from '../calls.js';
import { bankCheckInterval, useCartCheck } from '../cart.js';
import { useHoldNews } from '../holdNews.js';
import { useTitle } from '../PageContext.js';
import { useAction } from '../useAction.js';
import { useGone } from '../useGone.js';
import { useHoldClock } from '../useHoldClock.js';

const holds = ({ items }: Cart, { holdId, seat }: Removal) =>
  items.some((item) => item.holdId === holdId && (!seat || item.seats.some((each) => seatKey(each) === seatKey(seat))));

/** The shopping cart, with the time left on the server's clock (spec §2, §4). */
export function Page() {
  const { t } = useText('cart');
  const request = useRequest();
  const cart = useMemberCall('shoppingCart', undefined, {
    maxAge: justNow,
    every: ({ awaitingBank }) => (awaitingBank === null ? null : bankCheckInterval),
  });
  const checkCart = useCartCheck(cart);
  const clock = useHoldClock(cart.data, cart.receivedAt, cart.reload);
  const { again, ...goneHandlers } = useGone(cart);
  const { news, tell } = useHoldNews();
  // The news are read here, once.
  useEffect(() => () => tell(null), [tell]);
  const release = useAction(async ({ holdId, seat }: Removal) => {
    try {
      cart.set(await request('seatRelease', { params: { holdId }, query: seat ? { seat: seatKey(seat) } : {} }));
      tell(null);
    } catch (error) {
      const now = error instanceof CallError && (await checkCart());
      if (!now || holds(now, { holdId, seat })) throw error;
    }
    return undefined;
  });
  useTitle(t('cart.pageTitle'));

  const state: CartState = cart.data
    ? {
        kind: 'ready',
        cart: cart.data,
        ...clock,
        removing: release.input ?? null,
        failure: release.reason ?? again.failure ?? cart.failure ?? null,
        added: news?.kind === 'held' && cart.data.items.some(({ event }) => event.title === news.event) ? news : null,
        again,
      }
    : cart.failure
      ? { kind: 'failed', failure: cart.failure }
      : { kind: 'loading' };

  return <ShoppingCartScreen state={state} onRemove={release.run} onRetry={cart.reload} {...goneHandlers} />;
}
