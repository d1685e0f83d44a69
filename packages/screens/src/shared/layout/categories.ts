import { href, type NavCategory, navCategories, type Partner } from '@first-gong/domain';
import type { Text } from '../text/index.js';
import type { Chrome } from './chrome.js';

/** Names of the categories (spec §2 Home and listing). */
export const categoryNames = {
  all: 'common.categoryAll',
  local: 'common.categoryLocal',
  online: 'common.categoryOnline',
  cinema: 'common.categoryCinema',
  governmentNetwork: 'common.categoryGovernmentNetwork',
  nonLocal: 'common.categoryNonLocal',
} as const satisfies Record<'all' | NavCategory, string>;

/** Names of the partners' lists (spec §3 Listed data). */
export const partnerNames = {
  artsFestival: 'common.partnerArtsFestival',
  filmFestival: 'common.partnerFilmFestival',
} as const satisfies Record<Partner, string>;

export interface CategoryLink {
  href: string;
  label: string;
  /** Number of events, if it has arrived. */
  count: number | undefined;
  current: boolean;
}

/** Links of the categories; counts may be missing. */
export const categoryLinks = ({ lang, categories, currentCategory }: Chrome, t: Text['t']): CategoryLink[] =>
  (['all', ...navCategories] as const).map((category) => ({
    href: href(lang, 'home', category === 'all' ? {} : { category }),
    label: t(categoryNames[category]),
    count: categories.find((each) => each.category === category)?.count,
    current: category === currentCategory,
  }));
