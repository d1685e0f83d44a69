import { calls } from '@first-gong/contract';
import type { TransactionSummary } from '@first-gong/domain';
import { TxnHistoryScreen, type TxnHistoryState } from '@first-gong/screens/member';
import { useText } from '@first-gong/screens/text';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '../calls.js';
import { usePage, useTitle } from '../PageContext.js';

const lastShow = ({ events }: TransactionSummary) => Math.max(...events.map(({ startsAt }) => Date.parse(startsAt)));
const firstShow = ({ events }: TransactionSummary) => Math.min(...events.map(({ startsAt }) => Date.parse(startsAt)));

/** The member's transactions: shows to come, shows that were, and what waits for the bank (spec §2). */
export function Page() {
  const { t } = useText();
  const { madeAt } = usePage();
  const [, navigate] = useLocation();
  const tab = new URLSearchParams(useSearch()).get('tab') === 'past' ? 'past' : 'upcoming';
  const member = useCall(calls.memberInfo, undefined, { fresh: true });
  const txns = useCall(calls.txns, undefined, { fresh: true });
  const failure = txns.failure ?? member.failure;
  useTitle(t('member.historyPageTitle'));

  const toState = (): TxnHistoryState => {
    if (!txns.data || !member.data) return failure ? { kind: 'failed', failure } : { kind: 'loading' };
    const complete = txns.data.filter(({ status }) => status === 'complete');
    const upcoming = complete.filter((transaction) => lastShow(transaction) >= madeAt);
    const soonest = [...upcoming].sort((a, b) => firstShow(a) - firstShow(b));
    return {
      kind: 'ready',
      member: member.data,
      upcoming,
      past: complete.filter((transaction) => lastShow(transaction) < madeAt),
      next: soonest[0] ?? null,
      awaiting: txns.data.filter(({ status }) => status === 'awaitingBank'),
    };
  };

  return (
    <TxnHistoryScreen
      state={toState()}
      tab={tab}
      onTab={(next) => navigate(`/Member/TxnHistory.html?tab=${next}`, { replace: true })}
      onRetry={() => {
        txns.refresh();
        member.refresh();
      }}
    />
  );
}
