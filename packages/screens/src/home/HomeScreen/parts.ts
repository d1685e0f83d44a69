import {
  type BrandedPresenter,
  type EventSummary,
  type ListingQuery,
  type News,
  type Partner,
  partners,
} from '@first-gong/domain';
import { categoryNames, partnerNames } from '../../shared/layout/categories.js';
import type { SectionState } from '../../shared/parts/index.js';

/** Lists of the government network or of a partner (spec §3 Listed data). */
export type ListName = 'governmentNetwork' | Partner;
export const listNames = ['governmentNetwork', ...partners] as const satisfies ListName[];

/** Query of a list's page in the listing. */
export const listQuery = (name: ListName): ListingQuery =>
  name === 'governmentNetwork' ? { category: name, page: 1 } : { partner: name, page: 1 };

export const listTitle = (name: ListName) =>
  name === 'governmentNetwork' ? categoryNames.governmentNetwork : partnerNames[name];

/** Maximum events of each list on the home page. */
export const bandSize = 3;

export interface HomeParts {
  lists: Record<ListName, SectionState<EventSummary>>;
  news: SectionState<News>;
  presenters: SectionState<BrandedPresenter>;
}
