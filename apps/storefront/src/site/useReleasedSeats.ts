import { CallError } from '@first-gong/contract';
import { type Cart, href } from '@first-gong/domain';
import type { ReleasedHandlers, ReleasedState } from '@first-gong/screens/shared/purchase';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { type CallState, useRequest } from '../data/calls.js';
import { useCartCheck } from '../data/cart.js';
import { useAction } from '../data/useAction.js';
import { navigate, useAddress } from './address.js';
import { heldAgainNotification, useHoldNotification } from './holdNotification.js';

const none: readonly string[] = [];

/**
 * Holds released seats again (spec §4), or dismisses them. In a hot event, the waiting room comes first.
 * @param onHeld called when the seats are held again
 */
export function useReleasedSeats(
  cart: CallState<Cart>,
  onHeld: () => void = () => {},
): ReleasedHandlers & { again: ReleasedState } {
  const { lang } = useText();
  const { pathname, search } = useAddress();
  const request = useRequest();
  const checkCart = useCartCheck(cart);
  const { tell } = useHoldNotification();
  const [refused, setRefused] = useState<ReleasedState['refused']>(null);

  /** The cart after a call. After a lost response, the reloaded cart if the items are no longer released. */
  const cartAfter = async (call: 'holdAgain' | 'releasedDismiss', holdIds: readonly string[]): Promise<Cart> => {
    try {
      const response = await request(call, { body: { holdIds: [...holdIds] } });
      cart.set(response);
      return response.data;
    } catch (error) {
      if (!(error instanceof CallError) || error.code) throw error;
      const now = await checkCart();
      if (now === null || now.released.some(({ holdId }) => holdIds.includes(holdId))) throw error;
      return now;
    }
  };

  const hold = useAction(async (holdIds: readonly string[]) => {
    setRefused(null);
    const left = (cart.data?.released ?? []).filter(({ holdId }) => holdIds.includes(holdId));
    try {
      const now = await cartAfter('holdAgain', holdIds);
      onHeld();
      tell(heldAgainNotification(now, left));
    } catch (error) {
      if (error instanceof CallError && error.code === 'waitingRoomFirst') {
        navigate(href(lang, 'waitingRoom', { target: `${pathname}${search}` }));
        return 'leaving';
      }
      const refusal = error instanceof CallError ? refusalOf(error, holdIds) : null;
      if (refusal === null) throw error;
      setRefused(refusal);
    }
  });

  const dismiss = useAction(async (holdIds: readonly string[]) => {
    await cartAfter('releasedDismiss', holdIds);
  });

  return {
    again: { holding: hold.input ?? none, refused, failure: hold.reason ?? dismiss.reason },
    onHoldAgain: hold.run,
    onDismissReleased: dismiss.run,
  };
}

function refusalOf({ fields, failure }: CallError, holdIds: readonly string[]): ReleasedState['refused'] {
  const [field] = fields;
  const holdId = holdIds[Number(/^holdIds\.(\d+)$/.exec(field?.field ?? '')?.[1])];
  return holdId !== undefined && failure.message !== undefined ? { holdId, why: failure.message } : null;
}
