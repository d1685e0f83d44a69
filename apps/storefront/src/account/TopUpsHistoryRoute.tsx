import { TopUpsHistoryScreen } from '@first-gong/screens/account/TopUpsHistoryScreen';
import { useText } from '@first-gong/screens/shared/text';
import { notReady, useMemberCall } from '../data/calls.js';
import { bankCheckInterval } from '../data/cart.js';
import { useTitle } from '../site/PageContext.js';
import { useUnpaidWish } from './useUnpaidWish.js';

/** The top-ups of the last year (spec §2, §3 Points). Polls a top-up until the bank responds. */
export function Page() {
  const { t } = useText('points');
  const { data, failure, reload } = useMemberCall('topUpList', undefined, {
    maxAge: 0,
    every: (topUps) => (topUps.some(({ status }) => status === 'awaitingBank') ? bankCheckInterval : null),
  });
  const due = useUnpaidWish();
  useTitle(t('points.topUpsPageTitle'));

  return (
    <TopUpsHistoryScreen state={data ? { kind: 'ready', topUps: data, due } : notReady(failure)} onRetry={reload} />
  );
}
