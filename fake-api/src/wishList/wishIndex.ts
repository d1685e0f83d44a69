import { isWishOver } from '@first-gong/domain';
import type { SeatRow, State } from '../state.js';
import { groupBy, type Reader, type Watcher } from '../store/index.js';
import type { WishRow } from './rows.js';

/** A zone of a performance, for which wishes stand in one line. */
const lineKey = (performanceId: string, zone: string) => `${performanceId}/${zone}`;
export const lineOf = ({ show, zone }: WishRow): string => lineKey(show.performanceId, zone.code);

/** Finds wishes without looking through them all, and remembers where places have come free. */
export interface WishIndex {
  /** To be given to the store. */
  watcher: Watcher<State>;
  /** A member's wishes in the member's own order, those that are over last (spec §3 sorting). */
  of(data: Reader<State>, memberId: string): WishRow[];
  /** Every wish for the zone. */
  line(data: Reader<State>, key: string): WishRow[];
  /** Lines whose zone has had a place come free since this was last asked. Undone changes may be among them. */
  takeFreed(): string[];
}

export function createWishIndex(): WishIndex {
  const byMember = groupBy<State, 'wishes'>('wishes', ({ memberId }) => memberId);
  const byLine = groupBy<State, 'wishes'>('wishes', lineOf);
  const freed = new Set<string>();
  const rows = (data: Reader<State>, ids: ReadonlySet<string>) =>
    [...ids].flatMap((id) => data.get('wishes', id) ?? []);

  return {
    watcher(change, before) {
      byMember.watcher(change, before);
      byLine.watcher(change, before);
      const [table, , row] = change;
      if (table !== 'seats' || row !== null || before === undefined) return;
      const { performanceId, zone } = before as SeatRow;
      freed.add(lineKey(performanceId, zone));
    },
    of: (data, memberId) =>
      rows(data, byMember.of(memberId)).sort(
        (one, other) =>
          Number(isWishOver(one.matchingStatus)) - Number(isWishOver(other.matchingStatus)) ||
          one.sorting - other.sorting,
      ),
    line: (data, key) => rows(data, byLine.of(key)),
    takeFreed() {
      const keys = [...freed];
      freed.clear();
      return keys;
    },
  };
}
