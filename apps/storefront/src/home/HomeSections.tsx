import { type CivilDate, fromSearchParams, type ListingQuery } from '@first-gong/domain';
import { bandSize, listNames, listQuery, Parts } from '@first-gong/screens/home/HomeScreen';
import { memo, useEffect, useState } from 'react';
import { type CallState, useCall } from '../data/calls.js';
import { useHydrated } from '../session/useHydrated.js';
import { useQuery } from '../site/address.js';
import { need } from '../site/pageModule.js';
import { usePopup } from './usePopup.js';

/** The call of each list (spec §7): partners and the government network have their own lists. */
export function listCall({ partner, category }: ListingQuery) {
  if (partner) return ({ artsFestival: 'kdafEventList', filmFestival: 'hkiffEventList' } as const)[partner];
  return category === 'governmentNetwork' ? 'urbtixEventList' : 'eventList';
}

const bandInput = { query: { limit: String(bandSize) } };

/** Calls of the first unfiltered page alone. */
export const needsOfEverything = (today: CivilDate) => [
  need('performanceList', { query: { date: today } }, 'view'),
  ...listNames.map((name) => need(listCall(listQuery(name)), bandInput, 'later')),
  // A popup starts the page's script.
  need('popupEventList', {}, 'view'),
  need('newsList', {}, 'later'),
  need('brandedPresenterList', {}, 'later'),
];

/** Milliseconds that a loaded list waits for the features above it. */
const featureTimeOut = 2000;

/** Whether a call has exceeded `featureTimeOut`. */
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

/** Reloads failed and incomplete responses. */
export function reloadMissing(
  calls: Record<string, Pick<CallState<unknown>, 'failure' | 'unreadable' | 'reload'>>,
): void {
  for (const call of Object.values(calls)) if (call.failure || call.unreadable > 0) call.reload();
}

/** The sections below the unfiltered list. They fetch their own data, so a response does not render the list again. */
export const HomeSections = memo(function HomeSections({ today }: { today: string }) {
  const query = fromSearchParams(useQuery());
  const enhanced = useHydrated();
  const lists = {
    governmentNetwork: useCall('urbtixEventList', bandInput),
    artsFestival: useCall('kdafEventList', bandInput),
    filmFestival: useCall('hkiffEventList', bandInput),
  };
  const others = { news: useCall('newsList'), presenters: useCall('brandedPresenterList') };
  const retry = () => reloadMissing({ ...lists, ...others });
  return <Parts parts={{ lists, ...others }} query={query} today={today} onRetry={enhanced ? retry : undefined} />;
});

/** The popup event of the home page. Its calls render nothing else. */
export const Popup = memo(function Popup() {
  return usePopup();
});
