import type { Zone } from '@first-gong/domain';
import { defineTable } from '../store/index.js';

/** A seat that is held or sold. One row per seat keeps a seat from being sold twice. */
export interface SeatRow {
  id: string;
  performanceId: string;
  zone: Zone['code'];
  holdId: string;
}

/** A place that was sold before this shop opened and is on sale again; `id` is the seat's. */
export interface ReturnRow {
  id: string;
  performanceId: string;
  zone: Zone['code'];
}

export const seatTable = defineTable<SeatRow>('seats');
export const returnTable = defineTable<ReturnRow>('returns');
