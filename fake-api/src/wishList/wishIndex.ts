import { isWishOver } from '@first-gong/domain';
import { seatTable } from '../inventory/rows.js';
import type { Reader, Watcher } from '../store/index.js';
import type { WishRow } from './rows.js';
import { wishTable } from './rows.js';

/** All wishes for one zone of a performance. */
export interface Line {
  performanceId: string;
  zone: string;
}

/** Wishes as they are looked for, and a note of the zones with freed places. */
export interface WishIndex {
  /** Notes freed places. */
  watcher: Watcher;
  /** The wishes on a member's list in the member's own order, finished ones last (spec §3 sorting). */
  of(data: Reader, memberId: string): WishRow[];
  /** Every wish of a member for an event, also the bought ones that are off the list. */
  forEvent(data: Reader, memberId: string, eventId: string): WishRow[];
  /** Every wish for a zone. */
  line(data: Reader, line: Line): WishRow[];
  /** The lines with a wish that waits. */
  waitingLines(data: Reader): Line[];
  /** Lines whose zone has freed places since the last call. Undone changes may be among them. */
  takeFreed(): Line[];
}

export const lineOf = ({ show, zone }: WishRow): Line => ({ performanceId: show.performanceId, zone: zone.code });

export function createWishIndex(): WishIndex {
  /** The line of each zone, by a name for it. */
  const freed = new Map<string, Line>();
  const ofMember = (data: Reader, memberId: string) => data.find(wishTable, 'memberId = ? order by seq', memberId);

  return {
    watcher({ table, id, row }) {
      if (table !== seatTable || row !== null) return;
      const [performanceId = '', zone = ''] = id.split('/');
      freed.set(`${performanceId}/${zone}`, { performanceId, zone });
    },
    of: (data, memberId) =>
      ofMember(data, memberId)
        .filter(({ removed }) => !removed)
        .sort(
          (one, other) =>
            Number(isWishOver(one.matchingStatus)) - Number(isWishOver(other.matchingStatus)) ||
            one.sorting - other.sorting,
        ),
    forEvent: (data, memberId, eventId) => ofMember(data, memberId).filter(({ show }) => show.id === eventId),
    line: (data, { performanceId, zone }) =>
      data.find(wishTable, 'performanceId = ? and zone = ? order by seq', performanceId, zone),
    waitingLines(data) {
      const open = data.find(wishTable, 'deadline is not null order by deadline');
      return [...new Map(open.map(lineOf).map((line) => [`${line.performanceId}/${line.zone}`, line])).values()];
    },
    takeFreed() {
      const lines = [...freed.values()];
      freed.clear();
      return lines;
    },
  };
}
