import type { CivilDate, ListingQuery } from '@first-gong/domain';
import { bandSize, listNames, listQuery } from '@first-gong/screens/HomeScreen';
import { useEffect, useState } from 'react';
import { useCall } from '../data/calls.js';
import { toSectionState } from '../data/toSectionState.js';
import { need } from '../site/pageModule.js';

/** The call of each list (spec §7): partners and the government network have lists of their own. */
export function listCall({ partner, category }: ListingQuery) {
  if (partner) return ({ artsFestival: 'kdafEventList', filmFestival: 'hkiffEventList' } as const)[partner];
  return category === 'governmentNetwork' ? 'urbtixEventList' : 'eventList';
}

/** The first events of another list. */
const bandInput = { query: { limit: String(bandSize) } };

/** Parts that only the first page of everything shows. */
export const needsOfEverything = (today: CivilDate) => [
  need('performanceList', { query: { date: today } }, 'view'),
  ...listNames.map((name) => need(listCall(listQuery(name)), bandInput, 'later')),
  // The page starts its script for a popup.
  need('popupEventList', {}, 'view'),
  need('newsList', {}, 'later'),
  need('brandedPresenterList', {}, 'later'),
];

/** The parts of the home page below the list of all events, and their calls. */
export function useHomeSections() {
  const governmentNetwork = useCall('urbtixEventList', bandInput);
  const artsFestival = useCall('kdafEventList', bandInput);
  const filmFestival = useCall('hkiffEventList', bandInput);
  const news = useCall('newsList');
  const presenters = useCall('brandedPresenterList');
  return {
    calls: [governmentNetwork, artsFestival, filmFestival, news, presenters],
    parts: {
      lists: {
        governmentNetwork: toSectionState(governmentNetwork),
        artsFestival: toSectionState(artsFestival),
        filmFestival: toSectionState(filmFestival),
      },
      news: toSectionState(news),
      presenters: toSectionState(presenters),
    },
  };
}

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
