import { defineTable } from '../store/index.js';

/** A rescheduled performance. `id` is the performance's. */
export interface MoveRow {
  id: string;
  eventId: string;
  /** Original UTC instant. */
  from: string;
  /** Current UTC instant. */
  startsAt: string;
  /** UTC instant of the latest rescheduling. */
  movedAt: string;
}

export const moveTable = defineTable<MoveRow>('moves');

/** A cancelled performance. `id` is the performance's. */
export interface CancellationRow {
  id: string;
  eventId: string;
  /** UTC instant. */
  cancelledAt: string;
}

export const cancellationTable = defineTable<CancellationRow>('cancellations');
