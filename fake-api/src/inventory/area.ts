import { addDays, hongKongDate } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import { removeOver } from '../jobs/pruning.js';
import { createInventory } from './inventory.js';
import { type ReturnRow, returnTable, type SeatRow, seatTable } from './rows.js';

/** Days after a performance for which its seats are kept. They are many, for a demonstration turns its clock on and back. */
const daysKept = 365;

/** The places of every performance. */
export function createInventoryArea({ store, now }: Pick<Shop, 'store' | 'now'>) {
  const inventory = createInventory();
  return {
    watchers: inventory.watchers,
    inventory,
    async prune() {
      const day = addDays(hongKongDate(now()), -daysKept);
      // The id of a performance has its first day; the row of a move has the day to which it was moved.
      const isOver =
        'substr(performanceId, -13, 8) < ? and not exists (select 1 from moves where moves.id = performanceId and startsAt >= ?)';
      for (const table of [seatTable, returnTable]) {
        await removeOver<SeatRow | ReturnRow>(store, table, isOver, day.replaceAll('-', ''), day);
      }
    },
  };
}
