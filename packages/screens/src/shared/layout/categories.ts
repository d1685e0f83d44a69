import { href, type NavCategory, navCategories, type Partner } from '@first-gong/domain';
import type { CategoryNavItem } from '@first-gong/ui/CategoryNav';
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

/** Links of the categories; counts may be missing. */
export const categoryLinks = ({ lang, categories, currentCategory }: Chrome, t: Text['t']): CategoryNavItem[] =>
  (['all', ...navCategories] as const).map((category) => {
    const count = categories.find((each) => each.category === category)?.count;
    return {
      href: href(lang, 'home', category === 'all' ? {} : { category }),
      label: t(categoryNames[category]),
      ...(count !== undefined && { count: String(count), countLabel: t('common.eventCount', { count }) }),
      current: category === currentCategory,
    };
  });
