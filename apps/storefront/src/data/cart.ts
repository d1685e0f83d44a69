import { CallError } from '@first-gong/contract';
import { type Cart, type EventOnTicket, toMilliseconds } from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { type CallState, justNow, useMemberCall, useRequest } from './calls.js';

/** Milliseconds between checks of an order that waits for the bank. */
export const bankCheckInterval = 3000;

/** The member's cart, reloaded when its hold expires. `holding` is the cart until then, on the server's clock. */
export function useLiveCart(): { cart: CallState<Cart>; holding: Cart | null } {
  const cart = useMemberCall('shoppingCart', undefined, { maxAge: justNow });
  const { data, receivedAt, reload } = cart;
  const until = data?.expiresAt ? receivedAt + toMilliseconds(data.expiresAt) - toMilliseconds(data.serverNow) : null;
  const [ranOut, setRanOut] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => {
        setRanOut(until);
        reload();
      },
      Math.max(0, until - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [until, reload]);
  return { cart, holding: data && until !== null && ranOut !== until ? data : null };
}

/** The held tickets that count towards limits: all, those of an event, and the performances. */
export function ticketsIn(
  { items, ticketCount }: Cart,
  eventId: string,
): { tickets: number; ofEvent: number; performances: EventOnTicket[] } {
  const ofEvent = items.filter(({ event }) => event.id === eventId).reduce((sum, { seats }) => sum + seats.length, 0);
  return { tickets: ticketCount, ofEvent, performances: items.map(({ event }) => event) };
}

/** Loads and shows the cart after an action without a response. Returns null if the cart fails to load too. */
export function useCartCheck(cart: CallState<Cart>): () => Promise<Cart | null> {
  const request = useRequest();
  return async () => {
    try {
      const response = await request('shoppingCart');
      cart.set(response);
      return response.data;
    } catch (error) {
      if (error instanceof CallError) return null;
      throw error;
    }
  };
}
