import { type CardLayout, href, type Lang, type ListingQuery, toSearchParams } from '@first-gong/domain';

/** The listing's address after a change of the query. All changes except the page reset the page to one. */
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

/** Everything on sale, in the default order. */
export const everything: ListingQuery = { page: 1 };

/** Whether a query excludes events; page and order do not. */
export const isFiltered = ({ page, sort, ...filters }: ListingQuery) =>
  Object.values(filters).some((value) => value !== undefined && value !== '');

/** The features are above the first page of the unfiltered list. */
export const hasFeatures = (query: ListingQuery) => query.page === 1 && !isFiltered(query);
