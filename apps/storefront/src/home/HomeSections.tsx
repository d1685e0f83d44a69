import { type CivilDate, fromSearchParams, type ListingQuery } from '@first-gong/domain';
import { bandSize, listNames, listQuery, Parts } from '@first-gong/screens/home/HomeScreen';
import { memo, useEffect, useState } from 'react';
import { useCall } from '../data/calls.js';
import { toSectionState } from '../data/toSectionState.js';
import { useHydrated } from '../session/useHydrated.js';
import { useQuery } from '../site/address.js';
import { need } from '../site/pageModule.js';
import { usePopup } from './usePopup.js';

/** The call of each list (spec §7): partners and the government network have their own lists. */
export function listCall({ partner, category }: ListingQuery) {
  if (partner) return ({ artsFestival: 'kdafEventList', filmFestival: 'hkiffEventList' } as const)[partner];
  return category === 'governmentNetwork' ? 'urbtixEventList' : 'eventList';
}

/** The first events of another list. */
const bandInput = { query: { limit: String(bandSize) } };

/** Calls of what only the first page of everything shows. */
export const needsOfEverything = (today: CivilDate) => [
  need('performanceList', { query: { date: today } }, 'view'),
  ...listNames.map((name) => need(listCall(listQuery(name)), bandInput, 'later')),
  // The page starts its script for a popup.
  need('popupEventList', {}, 'view'),
  need('newsList', {}, 'later'),
  need('brandedPresenterList', {}, 'later'),
];

/** Milliseconds that a list, which is there, waits for the features above it. */
const featureTimeOut = 2000;

/** Whether a call has taken longer than the page waits for it. */
export function useTooLate({ updating }: { updating: boolean }): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!updating) return;
    const timer = setTimeout(() => setLate(true), featureTimeOut);
    return () => clearTimeout(timer);
  }, [updating]);
  return late;
}

/** The sections below the list of everything. They fetch their own data, so a response does not render the list again. */
export const HomeSections = memo(function HomeSections({ today }: { today: string }) {
  const query = fromSearchParams(useQuery());
  const enhanced = useHydrated();
  const governmentNetwork = useCall('urbtixEventList', bandInput);
  const artsFestival = useCall('kdafEventList', bandInput);
  const filmFestival = useCall('hkiffEventList', bandInput);
  const news = useCall('newsList');
  const presenters = useCall('brandedPresenterList');
  const sections = {
    lists: {
      governmentNetwork: toSectionState(governmentNetwork),
      artsFestival: toSectionState(artsFestival),
      filmFestival: toSectionState(filmFestival),
    },
    news: toSectionState(news),
    presenters: toSectionState(presenters),
  };
  const retry = () => {
    for (const call of [governmentNetwork, artsFestival, filmFestival, news, presenters]) {
      if (call.failure || call.unreadable > 0) call.reload();
    }
  };
  return <Parts parts={sections} query={query} today={today} onRetry={enhanced ? retry : undefined} />;
});

/** The popup event of the home page. Its calls render nothing else again. */
export const Popup = memo(function Popup() {
  return usePopup();
});
