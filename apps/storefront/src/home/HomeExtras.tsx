import { fromSearchParams } from '@first-gong/domain';
import { Parts } from '@first-gong/screens/HomeScreen';
import { memo } from 'react';
import { useTakenOver } from '../session/useTakenOver.js';
import { useQuery } from '../site/address.js';
import { useHomeParts } from './homeParts.js';
import { usePopup } from './usePopup.js';

/** The parts below the list of everything. Their calls are their own: an answer draws nothing above them anew. */
export const HomeParts = memo(function HomeParts({ today }: { today: string }) {
  const query = fromSearchParams(useQuery());
  const enhanced = useTakenOver();
  const { parts, calls } = useHomeParts();
  const retry = () => {
    for (const call of calls) if (call.failure || call.unreadable > 0) call.reload();
  };
  return <Parts parts={parts} query={query} today={today} onRetry={enhanced ? retry : undefined} />;
});

/** The popup event of the home page, whose calls draw nothing else anew. */
export const Popup = memo(function Popup() {
  return usePopup();
});
