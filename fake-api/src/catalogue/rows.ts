import { defineTable } from '../store/index.js';

/** A performance that was moved to another instant after the programme was printed. `id` is the performance's. */
export interface MoveRow {
  id: string;
  eventId: string;
  /** UTC instant before the first move. */
  from: string;
  /** UTC instant at which the performance now begins. */
  startsAt: string;
  /** UTC instant of the latest move. */
  movedAt: string;
}

export const moveTable = defineTable<MoveRow>('moves');
