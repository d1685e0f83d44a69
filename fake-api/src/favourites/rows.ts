import { defineTable, type OlderRow } from '../store/index.js';

/** A member's like of an event; `id` is both of them, so that a second like changes nothing. */
export interface FavouriteRow {
  id: string;
  memberId: string;
  eventId: string;
  /** Whether the event had no tickets at that moment. */
  soldOut: boolean;
}

export const favouriteTable = defineTable<FavouriteRow>(
  'favourites',
  (row: OlderRow<FavouriteRow>) => ({ soldOut: false, ...row }) as FavouriteRow,
);
