import type { Cart, GoneItem } from '@first-gong/domain';
import type { HoldNews } from '@first-gong/screens/shared/HoldToast';
import { createContext, useContext } from 'react';

export interface HoldNotificationContext {
  /** What has become of seats, until the buyer has seen it; null while there is nothing new. */
  news: HoldNews | null;
  tell: (news: HoldNews | null) => void;
}

/** News of held seats, which follow the buyer from page to page. The Frame keeps them. */
export const HoldNotificationContext = createContext<HoldNotificationContext | null>(null);

export function useHoldNotification(): HoldNotificationContext {
  const context = useContext(HoldNotificationContext);
  if (context === null) throw new Error('This hook needs the Frame above it.');
  return context;
}

/** The news that seats of a performance are held; null when the cart does not hold them. */
export function heldNotification(cart: Cart, performanceId: string, tickets: number): HoldNews | null {
  const item = cart.items.findLast(({ event }) => event.performanceId === performanceId);
  if (item === undefined || cart.expiresAt === null) return null;
  return { kind: 'held', event: item.event.title, tickets, until: cart.expiresAt };
}

/** The news that gone items are held again. */
export function heldAgainNotification(cart: Cart, gone: readonly GoneItem[]): HoldNews | null {
  const [first] = gone;
  if (first === undefined) return null;
  return heldNotification(
    cart,
    first.event.performanceId,
    gone.reduce((sum, { seats }) => sum + seats.length, 0),
  );
}
