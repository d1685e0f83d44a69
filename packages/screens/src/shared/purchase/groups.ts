import type { CartItem, EventOnTicket, GoneItem } from '@first-gong/domain';

/** What the cart has of one performance. */
export interface Group {
  event: EventOnTicket;
  items: CartItem[];
  gone: GoneItem[];
  /** Seats held. */
  count: number;
  /** Cents, of the seats held. */
  subtotal: number;
}

export const seatCount = (items: readonly CartItem[]): number =>
  items.reduce((sum, { seats }) => sum + seats.length, 0);

/** One group for each performance, in the order in which its first seats were put in. */
export function groupByPerformance(items: readonly CartItem[], gone: readonly GoneItem[] = []): Group[] {
  const groups = new Map<string, Pick<Group, 'event' | 'items' | 'gone'>>();
  const groupOf = (event: EventOnTicket) => {
    const group = groups.get(event.performanceId) ?? { event, items: [], gone: [] };
    groups.set(event.performanceId, group);
    return group;
  };
  for (const item of items) groupOf(item.event).items.push(item);
  for (const item of gone) groupOf(item.event).gone.push(item);
  return [...groups.values()].map((group) => ({
    ...group,
    count: seatCount(group.items),
    subtotal: group.items.reduce((sum, { subtotal }) => sum + subtotal, 0),
  }));
}
