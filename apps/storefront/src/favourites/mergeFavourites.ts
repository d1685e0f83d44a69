import type { Favourite } from '@first-gong/domain';

/** The favourites after a new list, new ones first. Removed ones stay, because the page can restore them. */
export function mergeFavourites(shown: readonly Favourite[], list: readonly Favourite[]): Favourite[] {
  const current = new Map(list.map((favourite) => [favourite.id, favourite]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...list.filter(({ id }) => !known.has(id)),
    ...shown.map((favourite) => current.get(favourite.id) ?? favourite),
  ];
}
