import type { Zone } from '@first-gong/domain';
import { defineTable } from '../store/index.js';

/** A held or sold seat. One row per seat prevents a second sale. */
export interface SeatRow {
  id: string;
  performanceId: string;
  zone: Zone['code'];
  holdId: string;
}

/** An initially sold seat that is on sale again; `id` is the seat's. */
export interface ReturnRow {
  id: string;
  performanceId: string;
  zone: Zone['code'];
}

export const seatTable = defineTable<SeatRow>('seats');
export const returnTable = defineTable<ReturnRow>('returns');
