/**
 * Names of the listing's parameters, in the order of the URL. The table of routes needs only the names, so pages without
 * the listing do not load its rules.
 */
export const listingNames = [
  'q',
  'category',
  'group',
  'interest',
  'venue',
  'presenter',
  'partner',
  'access',
  'minPrice',
  'price',
  'available',
  'date',
  'from',
  'to',
  'shortcut',
  'sort',
  'page',
] as const;
