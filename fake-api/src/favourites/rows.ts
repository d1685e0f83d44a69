import { defineTable, type OlderRow } from '../store/index.js';

/** `id` consists of member and event, so that a second like changes nothing. */
export interface FavouriteRow {
  id: string;
  memberId: string;
  eventId: string;
  /** Whether the event was sold out when liked. */
  soldOut: boolean;
}

export const favouriteTable = defineTable<FavouriteRow>(
  'favourites',
  (row: OlderRow<FavouriteRow>) => ({ soldOut: false, ...row }) as FavouriteRow,
);
