import { addDays, hongKongDate } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import { removeOver } from '../jobs/pruning.js';
import { createInventory } from './inventory.js';
import { type ReturnRow, returnTable, type SeatRow, seatTable } from './rows.js';

/** Days after a performance before its rows are deleted. Long, because a demonstration sets the clock back. */
const daysKept = 365;

/** Seats of every performance. */
export function createInventoryArea({ store, now }: Pick<Shop, 'store' | 'now'>) {
  const inventory = createInventory();
  return {
    watchers: inventory.watchers,
    inventory,
    async prune() {
      const day = addDays(hongKongDate(now()), -daysKept);
      // A performance id contains its original day, a rescheduling row the current one.
      const isOver =
        'substr(performanceId, -13, 8) < ? and not exists (select 1 from moves where moves.id = performanceId and startsAt >= ?)';
      for (const table of [seatTable, returnTable]) {
        await removeOver<SeatRow | ReturnRow>(store, table, isOver, day.replaceAll('-', ''), day);
      }
    },
  };
}
