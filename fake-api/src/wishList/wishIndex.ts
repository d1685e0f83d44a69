import { isWishOver } from '@first-gong/domain';
import { seatTable } from '../inventory/rows.js';
import { groupBy, type Reader, type Watcher, watchTable } from '../store/index.js';
import type { WishRow } from './rows.js';
import { wishTable } from './rows.js';

/** The key of a line: all wishes for one zone of a performance. */
const lineKey = (performanceId: string, zone: string) => `${performanceId}/${zone}`;
export const lineOf = ({ show, zone }: WishRow): string => lineKey(show.performanceId, zone.code);

/** Indexes of wishes, and a note of the zones with freed places. */
export interface WishIndex {
  /** Keep the index. */
  watchers: readonly Watcher[];
  /** The wishes on a member's list in the member's own order, finished ones last (spec §3 sorting). */
  of(data: Reader, memberId: string): WishRow[];
  /** Every wish of a member for an event, also the bought ones that are off the list. */
  forEvent(data: Reader, memberId: string, eventId: string): WishRow[];
  /** Every wish for the zone. */
  line(data: Reader, key: string): WishRow[];
  /** Lines whose zone has freed places since the last call. Undone changes may be among them. */
  takeFreed(): string[];
}

export function createWishIndex(): WishIndex {
  const byMember = groupBy(wishTable, ({ memberId }) => memberId);
  const byLine = groupBy(wishTable, lineOf);
  const freed = new Set<string>();
  const rows = (data: Reader, ids: ReadonlySet<string>) => [...ids].flatMap((id) => data.get(wishTable, id) ?? []);

  return {
    watchers: [
      byMember.watcher,
      byLine.watcher,
      watchTable(seatTable, (row, before) => {
        if (row === null && before) freed.add(lineKey(before.performanceId, before.zone));
      }),
    ],
    of: (data, memberId) =>
      rows(data, byMember.of(memberId))
        .filter(({ removed }) => !removed)
        .sort(
          (one, other) =>
            Number(isWishOver(one.matchingStatus)) - Number(isWishOver(other.matchingStatus)) ||
            one.sorting - other.sorting,
        ),
    forEvent: (data, memberId, eventId) => rows(data, byMember.of(memberId)).filter(({ show }) => show.id === eventId),
    line: (data, key) => rows(data, byLine.of(key)),
    takeFreed() {
      const keys = [...freed];
      freed.clear();
      return keys;
    },
  };
}
