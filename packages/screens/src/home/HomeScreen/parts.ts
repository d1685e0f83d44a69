import {
  type BrandedPresenter,
  type EventSummary,
  type ListingQuery,
  type News,
  type Partner,
  partners,
} from '@first-gong/domain';
import { categoryNames, partnerNames } from '../../shared/layout/categories.js';
import type { Part } from '../../shared/parts/index.js';

/** Its own list within the listing: of the government network or of a partner (spec §3 Listed data). */
export type ListName = 'governmentNetwork' | Partner;
export const listNames = ['governmentNetwork', ...partners] as const satisfies ListName[];

/** The query of a list in the listing. */
export const listQuery = (name: ListName): ListingQuery =>
  name === 'governmentNetwork' ? { category: name, page: 1 } : { partner: name, page: 1 };

export const listTitle = (name: ListName) =>
  name === 'governmentNetwork' ? categoryNames.governmentNetwork : partnerNames[name];

/** The most events that the home page shows of each list. */
export const bandSize = 3;

/** Parts below the list of everything. */
export interface HomeParts {
  lists: Record<ListName, Part<EventSummary>>;
  news: Part<News>;
  presenters: Part<BrandedPresenter>;
}
