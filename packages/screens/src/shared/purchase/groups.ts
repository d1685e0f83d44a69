import { type CartItem, type EventOnTicket, type GoneItem, toMilliseconds } from '@first-gong/domain';

/** A cart's items of one performance. */
export interface Group {
  event: EventOnTicket;
  items: CartItem[];
  gone: GoneItem[];
  count: number;
  /** Cents. */
  subtotal: number;
}

export const seatCount = (items: readonly CartItem[]): number =>
  items.reduce((sum, { seats }) => sum + seats.length, 0);

/**
 * One group per performance, in the order in which they came into the cart. Released items come newest first; groups
 * without held seats come last.
 */
export function groupByPerformance(items: readonly CartItem[], gone: readonly GoneItem[] = []): Group[] {
  const groups = new Map<string, Pick<Group, 'event' | 'items' | 'gone'>>();
  const groupOf = (event: EventOnTicket) => {
    const group = groups.get(event.performanceId) ?? { event, items: [], gone: [] };
    groups.set(event.performanceId, group);
    return group;
  };
  for (const item of items) groupOf(item.event).items.push(item);
  for (const item of newestFirst(gone)) groupOf(item.event).gone.push(item);
  return [...groups.values()].map((group) => ({
    ...group,
    count: seatCount(group.items),
    subtotal: group.items.reduce((sum, { subtotal }) => sum + subtotal, 0),
  }));
}

/** Released items, newest first. */
export const newestFirst = (gone: readonly GoneItem[]): GoneItem[] =>
  [...gone].sort((one, other) => toMilliseconds(other.at) - toMilliseconds(one.at));
