import type { Cart, GoneItem, RouteName } from '@first-gong/domain';
import type { HoldNews } from '@first-gong/screens/shared/holdNews';
import { createContext, useContext, useEffect, useRef } from 'react';

interface HoldNewsContext {
  /** What has become of seats, until the buyer has seen it; null while there is nothing new. */
  news: HoldNews | null;
  tell: (news: HoldNews | null) => void;
}

/** News of held seats, which follow the buyer from page to page. The Frame keeps them. */
export const HoldNewsContext = createContext<HoldNewsContext | null>(null);

export function useHoldNews(): HoldNewsContext {
  const context = useContext(HoldNewsContext);
  if (context === null) throw new Error('This hook needs the Frame above it.');
  return context;
}

/** The news that seats of a performance are held; null when the cart does not hold them. */
export function heldNews(cart: Cart, performanceId: string, tickets: number): HoldNews | null {
  const item = cart.items.findLast(({ event }) => event.performanceId === performanceId);
  if (item === undefined || cart.expiresAt === null) return null;
  return { kind: 'held', event: item.event.title, tickets, until: cart.expiresAt };
}

/** The news that gone items are held again. */
export function heldAgainNews(cart: Cart, gone: readonly GoneItem[]): HoldNews | null {
  const [first] = gone;
  if (first === undefined) return null;
  return heldNews(
    cart,
    first.event.performanceId,
    gone.reduce((sum, { seats }) => sum + seats.length, 0),
  );
}

/** Whether the page itself says it: the cart what it holds, the event's page that nothing is held. */
function isSaidByPage(news: HoldNews, page: RouteName | undefined, address: string): boolean {
  if (news.kind === 'notHeld') return news.href === address;
  return page === 'shoppingCart' || (news.kind === 'ended' && page === 'transactionPreview');
}

/**
 * The news that this page has to show: none that it says itself, and none that are not true any more. Finds out by
 * itself when the time of the held seats is over.
 * @param address path and query of the page.
 */
export function useShownNews(
  { news, tell }: HoldNewsContext,
  cart: Cart | undefined,
  page: RouteName | undefined,
  address: string,
): HoldNews | null {
  const before = useRef(cart);
  useEffect(() => {
    const held = before.current?.items ?? [];
    before.current = cart;
    const expired = cart?.gone.filter(({ reason }) => reason === 'holdExpired') ?? [];
    if (held.some((item) => expired.some(({ holdId }) => holdId === item.holdId))) tell({ kind: 'ended' });
  }, [cart, tell]);

  const isSaid = news !== null && isSaidByPage(news, page, address);
  const isOver =
    news?.kind === 'ended' ? Boolean(cart?.expiresAt) : news?.kind === 'held' && cart?.expiresAt !== news.until;
  // The page of the cart takes what is held, once it is there.
  const isDone = news?.kind !== 'held' && (isSaid || isOver);
  useEffect(() => {
    if (isDone) tell(null);
  }, [isDone, tell]);
  return isSaid || isOver ? null : news;
}
