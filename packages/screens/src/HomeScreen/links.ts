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

/** Whether a query leaves events out or is past the first page. Such a list has no features above it. */
export const isFiltered = ({ page, sort, ...filters }: ListingQuery) =>
  page > 1 || Object.values(filters).some((value) => value !== undefined && value !== '');
