import type { QueryOf, ResponseOf } from '@first-gong/contract';
import type { CategoryCount, Config, Lang } from '@first-gong/domain';
import type { SettingsBox } from '../control/settings.js';
import type { KeptName, ListName } from '../http/routes.js';
import { addressNodes } from './addresses/index.js';
import { categoryCounts, type VenueRow, venueCounts } from './counts.js';
import { createEventLists, type EventListParts } from './events.js';
import { footerMessagesOf } from './footerMessages.js';
import { newsOf } from './news.js';
import { popupsOf } from './popups.js';
import { brandedPresenters } from './presenters.js';
import { allOf, type Rows } from './rows.js';

type ListOf<Name extends ListName> = (
  query: [QueryOf<Name>] extends [never] ? undefined : QueryOf<Name>,
  lang: Lang,
) => Rows<ResponseOf<Name> extends (infer Row)[] ? Row : never>;

/** What anybody may read, as it stands at this minute (spec §7 Data lists and config). */
export interface Lists {
  /** As long as it is the same, a list's answer is the same. */
  version(name: KeptName): string;
  answers: { [Name in ListName]: ListOf<Name> };
  categories(): CategoryCount[];
  venues(): VenueRow[];
  config(): Config;
}

export interface ListParts extends EventListParts {
  settings: SettingsBox;
}

export function createLists({ settings, ...parts }: ListParts): Lists {
  const { listing, inventory, now } = parts;
  const { features, answers } = createEventLists(parts);
  const versions: Partial<Record<KeptName, () => string>> = {
    addressList: () => 'as written',
    config: () => String(settings.version()),
    performanceList: () => `${listing().version}/${inventory.version()}`,
  };
  return {
    version: (name) => (versions[name] ?? (() => listing().version))(),
    answers: {
      ...answers,
      brandedPresenterList: (_query, lang) => allOf(brandedPresenters(listing().events, lang)),
      newsList: (_query, lang) => allOf(newsOf(features(), now(), lang)),
      popupEventList: (_query, lang) => allOf(popupsOf(features(), listing().programme.today, lang)),
      footerMessageList: (_query, lang) => allOf(footerMessagesOf(now(), lang)),
      addressList: (_query, lang) => allOf(addressNodes(lang)),
    },
    categories: () => categoryCounts(listing().events),
    venues: () => venueCounts(listing().events),
    config() {
      const { showWishList, specificPeriodGray } = settings.read();
      return { showWishList, specificPeriodGray };
    },
  };
}
