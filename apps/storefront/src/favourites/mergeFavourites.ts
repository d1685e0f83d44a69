import type { Favourite } from '@first-gong/domain';

/**
 * The favourites of the page after a new list: new favourites come first, the others stay where they are. One that is no
 * longer in the list stays too, because the page offers to restore it.
 */
export function mergeFavourites(shown: readonly Favourite[], list: readonly Favourite[]): Favourite[] {
  const current = new Map(list.map((favourite) => [favourite.id, favourite]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...list.filter(({ id }) => !known.has(id)),
    ...shown.map((favourite) => current.get(favourite.id) ?? favourite),
  ];
}
