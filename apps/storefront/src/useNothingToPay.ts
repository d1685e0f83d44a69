import type { Cart, ErrorCode } from '@first-gong/domain';
import type { NoOrder } from '@first-gong/screens/TransactionPreviewScreen';
import { useEffect } from 'react';
import { type CallState, useMemberCall } from './calls.js';
import { bankCheckInterval, usePaidOrder } from './cart.js';

/**
 * Why Transaction Preview has nothing to pay, from the cart: the order waits for the bank or is paid, the hold ran out,
 * or nothing was chosen. Null when the preview is refused for no such reason.
 * @param refused the code with which the server refused the preview.
 */
export function useNothingToPay(refused: ErrorCode | undefined): NoOrder | null {
  const isEmpty = refused === 'cartEmpty' || refused === 'holdExpired' || refused === 'transactionClosed';
  const cart = useMemberCall(isEmpty ? 'shoppingCart' : null, undefined, {
    every: ({ awaitingBank }) => (awaitingBank === null ? null : bankCheckInterval),
  });
  const paidOrder = usePaidOrder(cart.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    if (isEmpty) cart.reload();
  }, [isEmpty]);

  return isEmpty ? stateOf(refused, cart, paidOrder) : null;
}

function stateOf(refused: ErrorCode, cart: CallState<Cart>, paidOrder: string | null | undefined): NoOrder {
  if (!cart.data) return cart.failure ? { kind: 'failed', failure: cart.failure } : { kind: 'loading' };
  const { items, gone, awaitingBank } = cart.data;
  if (awaitingBank !== null) return { kind: 'awaitingBank', transactionNumber: awaitingBank };
  // The cart is as old as the last page, and asked at this moment.
  if (items.length > 0 || paidOrder === undefined) return { kind: 'loading' };
  if (refused === 'holdExpired') return { kind: 'expired', gone };
  return paidOrder === null ? { kind: 'empty', gone } : { kind: 'paid', transactionNumber: paidOrder };
}
