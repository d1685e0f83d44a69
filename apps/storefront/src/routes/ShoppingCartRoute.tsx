import { CallError } from '@first-gong/contract';
import type { Failure } from '@first-gong/domain';
import { type CartState, ShoppingCartScreen } from '@first-gong/screens/ShoppingCartScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useCall, useRequest } from '../calls.js';
import { useTitle } from '../PageContext.js';
import { useHoldClock } from '../useHoldClock.js';

/** The shopping cart, with the time left on the server's clock (spec §2, §4). */
export function Page() {
  const { t } = useText('cart');
  const request = useRequest();
  const cart = useCall('shoppingCart', undefined, { fresh: true });
  const clock = useHoldClock(cart.data, cart.receivedAt, cart.refresh);
  const [removing, setRemoving] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useTitle(t('cart.pageTitle'));

  const release = async (holdId: string) => {
    setRemoving(holdId);
    setFailure(null);
    try {
      cart.refresh(await request('seatRelease', { params: { holdId } }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.failure);
    }
    setRemoving(null);
  };

  const state: CartState = cart.data
    ? { kind: 'ready', cart: cart.data, ...clock, removing, failure: failure ?? cart.failure ?? null }
    : cart.failure
      ? { kind: 'failed', failure: cart.failure }
      : { kind: 'loading' };

  return (
    <ShoppingCartScreen
      state={state}
      onRemove={(holdId) => void release(holdId)}
      onDismissGone={(holdId) => void release(holdId)}
      onRetry={() => cart.refresh()}
    />
  );
}
