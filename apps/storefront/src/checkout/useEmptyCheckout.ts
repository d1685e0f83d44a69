import type { Cart, ErrorCode } from '@first-gong/domain';
import type { NoOrder } from '@first-gong/screens/checkout/TransactionPreviewScreen';
import type { ReleasedState } from '@first-gong/screens/shared/purchase';
import { type CallState, notReady, useMemberCall } from '../data/calls.js';
import { bankCheckInterval } from '../data/cart.js';
import { useReleasedSeats } from '../site/useReleasedSeats.js';
import { useWhen } from '../site/useWhen.js';

/**
 * Why Transaction Preview is empty, or null, with the action that holds the seats again.
 * @param refused the server's error code for the preview
 * @param onHeld called when released seats are held again
 */
export function useEmptyCheckout(refused: ErrorCode | undefined, onHeld: () => void) {
  const isEmpty = refused === 'cartEmpty' || refused === 'holdExpired' || refused === 'transactionClosed';
  const cart = useMemberCall(isEmpty ? 'shoppingCart' : null, undefined, {
    every: ({ awaitingBank }) => (awaitingBank === null ? null : bankCheckInterval),
  });
  useWhen(isEmpty, cart.reload);
  const { again, ...handlers } = useReleasedSeats(cart, onHeld);

  return { emptyCheckout: isEmpty ? stateOf(refused, cart, again) : null, ...handlers };
}

function stateOf(refused: ErrorCode, cart: CallState<Cart>, again: ReleasedState): NoOrder {
  if (!cart.data) return notReady(cart.failure);
  const { items, released, awaitingBank, paidOrder = null } = cart.data;
  if (awaitingBank !== null) return { kind: 'awaitingBank', transactionNumber: awaitingBank };
  // The cart is from the last page, and reloads now.
  if (items.length > 0) return { kind: 'loading' };
  if (refused === 'holdExpired') return { kind: 'expired', released, again };
  return paidOrder === null ? { kind: 'empty', released, again } : { kind: 'paid', transactionNumber: paidOrder };
}
