import type { Cart, ReleasedItem } from '@first-gong/domain';
import type { HoldResult } from '@first-gong/screens/shared/HoldToast';
import { createContext, useContext } from 'react';

export interface HoldNotificationContext {
  /** The result for seats until the buyer has seen it, or null. */
  news: HoldResult | null;
  tell: (news: HoldResult | null) => void;
}

/** Notifications about held seats, which follow the buyer across pages. The Frame keeps them. */
export const HoldNotificationContext = createContext<HoldNotificationContext | null>(null);

export function useHoldNotification(): HoldNotificationContext {
  const context = useContext(HoldNotificationContext);
  if (context === null) throw new Error('This hook needs the Frame above it.');
  return context;
}

/** The notification that seats of a performance are held, or null if they are not in the cart. */
export function heldNotification(cart: Cart, performanceId: string, tickets: number): HoldResult | null {
  const item = cart.items.findLast(({ event }) => event.performanceId === performanceId);
  if (item === undefined || cart.expiresAt === null) return null;
  return { kind: 'held', event: item.event.title, tickets, until: cart.expiresAt };
}

/** The notification that released items are held again. */
export function heldAgainNotification(cart: Cart, released: readonly ReleasedItem[]): HoldResult | null {
  const [first] = released;
  if (first === undefined) return null;
  return heldNotification(
    cart,
    first.event.performanceId,
    released.reduce((sum, { seats }) => sum + seats.length, 0),
  );
}
