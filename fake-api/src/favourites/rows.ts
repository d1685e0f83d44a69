import { defineTable } from '../store/index.js';

/** That a member likes an event; `id` is both of them, so that liking twice is liking once. */
export interface FavouriteRow {
  id: string;
  memberId: string;
  eventId: string;
}

export const favouriteTable = defineTable<FavouriteRow>('favourites');
