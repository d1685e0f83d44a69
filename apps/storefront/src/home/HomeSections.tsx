import { fromSearchParams } from '@first-gong/domain';
import { Parts } from '@first-gong/screens/HomeScreen';
import { memo } from 'react';
import { useHydrated } from '../session/useHydrated.js';
import { useQuery } from '../site/address.js';
import { useHomeSections } from './homeSections.js';
import { usePopup } from './usePopup.js';

/** The parts below the list of everything. Their calls are their own: an answer draws nothing above them anew. */
export const HomeSections = memo(function HomeSections({ today }: { today: string }) {
  const query = fromSearchParams(useQuery());
  const enhanced = useHydrated();
  const { parts, calls } = useHomeSections();
  const retry = () => {
    for (const call of calls) if (call.failure || call.unreadable > 0) call.reload();
  };
  return <Parts parts={parts} query={query} today={today} onRetry={enhanced ? retry : undefined} />;
});

/** The popup event of the home page, whose calls draw nothing else anew. */
export const Popup = memo(function Popup() {
  return usePopup();
});
