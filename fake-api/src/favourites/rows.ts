import { defineTable } from '../store/index.js';

/** A member's like of an event; `id` is both of them, so that a second like changes nothing. */
export interface FavouriteRow {
  id: string;
  memberId: string;
  eventId: string;
}

export const favouriteTable = defineTable<FavouriteRow>('favourites');
