import type { Cart, ErrorCode } from '@first-gong/domain';
import type { NoOrder } from '@first-gong/screens/checkout/TransactionPreviewScreen';
import type { GoneHandlers, GoneState } from '@first-gong/screens/shared/purchase';
import { useEffect } from 'react';
import { type CallState, notReady, useMemberCall } from '../data/calls.js';
import { bankCheckInterval } from '../data/cart.js';
import { useReleasedSeats } from '../site/useReleasedSeats.js';

/**
 * Why Transaction Preview has nothing to pay, from the cart: the order waits for the bank or is paid, the hold ran out,
 * or nothing was chosen. Null when the preview is refused for no such reason. With what holds the seats again.
 * @param refused the code with which the server refused the preview.
 * @param onHeld seats that had left the cart are held again.
 */
export function useEmptyCheckout(
  refused: ErrorCode | undefined,
  onHeld: () => void,
): { emptyCheckout: NoOrder | null } & GoneHandlers {
  const isEmpty = refused === 'cartEmpty' || refused === 'holdExpired' || refused === 'transactionClosed';
  const cart = useMemberCall(isEmpty ? 'shoppingCart' : null, undefined, {
    every: ({ awaitingBank }) => (awaitingBank === null ? null : bankCheckInterval),
  });
  const { reload } = cart;
  useEffect(() => {
    if (isEmpty) reload();
  }, [isEmpty, reload]);
  const { again, ...handlers } = useReleasedSeats(cart, onHeld);

  return { emptyCheckout: isEmpty ? stateOf(refused, cart, again) : null, ...handlers };
}

function stateOf(refused: ErrorCode, cart: CallState<Cart>, again: GoneState): NoOrder {
  if (!cart.data) return notReady(cart.failure);
  const { items, gone, awaitingBank, paidOrder = null } = cart.data;
  if (awaitingBank !== null) return { kind: 'awaitingBank', transactionNumber: awaitingBank };
  // The cart is as old as the last page, and asked at this moment.
  if (items.length > 0) return { kind: 'loading' };
  if (refused === 'holdExpired') return { kind: 'expired', gone, again };
  return paidOrder === null ? { kind: 'empty', gone, again } : { kind: 'paid', transactionNumber: paidOrder };
}
