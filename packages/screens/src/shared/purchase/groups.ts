import { type CartItem, type EventOnTicket, type ReleasedItem, toMilliseconds } from '@first-gong/domain';

/** A cart's items of one performance. */
export interface Group {
  event: EventOnTicket;
  items: CartItem[];
  released: ReleasedItem[];
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
export function groupByPerformance(items: readonly CartItem[], released: readonly ReleasedItem[] = []): Group[] {
  const groups = new Map<string, Pick<Group, 'event' | 'items' | 'released'>>();
  const groupOf = (event: EventOnTicket) => {
    const group = groups.get(event.performanceId) ?? { event, items: [], released: [] };
    groups.set(event.performanceId, group);
    return group;
  };
  for (const item of items) groupOf(item.event).items.push(item);
  for (const item of newestFirst(released)) groupOf(item.event).released.push(item);
  return [...groups.values()].map((group) => ({
    ...group,
    count: seatCount(group.items),
    subtotal: group.items.reduce((sum, { subtotal }) => sum + subtotal, 0),
  }));
}

/** Released items, newest first. */
export const newestFirst = (released: readonly ReleasedItem[]): ReleasedItem[] =>
  [...released].sort((one, other) => toMilliseconds(other.at) - toMilliseconds(one.at));
