import { type CardLayout, href, type Lang, type ListingQuery, toSearchParams } from '@first-gong/domain';

/** The address of the listing after a change of the query. Every change but that of the page starts at page one. */
export function listingHref(
  lang: Lang,
  query: ListingQuery,
  change: Partial<ListingQuery> & { layout?: CardLayout; feature?: number } = {},
): string {
  const { layout, feature, ...fields } = change;
  return href(lang, 'home', {
    ...toSearchParams({ ...query, page: 1, ...fields }),
    ...(layout && { layout }),
    ...(feature && { feature: String(feature) }),
  });
}

/** Everything on sale, in the usual order. */
export const everything: ListingQuery = { page: 1 };

/** Whether a query leaves events out. */
export const isFiltered = ({ page, sort, ...filters }: ListingQuery) =>
  Object.values(filters).some((value) => value !== undefined && value !== '');

/** Whether the features are above the list: on the first page of everything. */
export const hasFeatures = (query: ListingQuery) => query.page === 1 && !isFiltered(query);
