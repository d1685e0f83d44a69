import type { Favourite } from '@first-gong/domain';

/**
 * The rows of the page after a new list: new favourites come first, the others stay where they are. One that is no
 * longer in the list stays too, because the page offers to restore it.
 */
export function mergeFavourites(rows: readonly Favourite[], list: readonly Favourite[]): Favourite[] {
  const current = new Map(list.map((favourite) => [favourite.id, favourite]));
  const known = new Set(rows.map(({ id }) => id));
  return [...list.filter(({ id }) => !known.has(id)), ...rows.map((row) => current.get(row.id) ?? row)];
}
