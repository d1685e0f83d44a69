import { type CartState, ShoppingCartScreen } from '@first-gong/screens/ShoppingCartScreen';
import { useText } from '@first-gong/screens/shared/text';
import { justNow, useMemberCall, useRequest } from '../calls.js';
import { useTitle } from '../PageContext.js';
import { useAction } from '../useAction.js';
import { useHoldClock } from '../useHoldClock.js';

/** The shopping cart, with the time left on the server's clock (spec §2, §4). */
export function Page() {
  const { t } = useText('cart');
  const request = useRequest();
  const cart = useMemberCall('shoppingCart', undefined, { maxAge: justNow });
  const clock = useHoldClock(cart.data, cart.receivedAt, cart.reload);
  const release = useAction(async (holdId: string) => {
    cart.set(await request('seatRelease', { params: { holdId } }));
    return undefined;
  });
  useTitle(t('cart.pageTitle'));

  const state: CartState = cart.data
    ? {
        kind: 'ready',
        cart: cart.data,
        ...clock,
        removing: release.input ?? null,
        failure: release.reason ?? cart.failure ?? null,
      }
    : cart.failure
      ? { kind: 'failed', failure: cart.failure }
      : { kind: 'loading' };

  return <ShoppingCartScreen state={state} onRemove={release.run} onDismissGone={release.run} onRetry={cart.reload} />;
}
