import { divideHistory, filterHistory, href, parseHistoryPeriod } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { type HistoryTab, TxnHistoryScreen, type TxnHistoryState } from '@first-gong/screens/tickets/TxnHistoryScreen';
import { justNow, notReady, together, useMemberCall } from '../data/calls.js';
import { useSearchDraft } from '../session/useSearchDraft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import type { PageModule } from '../site/pageModule.js';
import { useCurrentMinute } from '../site/useShopTime.js';
import { useOfflineTickets, useSaveHistory } from './useOfflineTickets.js';

export const memberNeeds: PageModule['memberNeeds'] = () => [['txns']];

/** The member's transactions: upcoming, past, and waiting for the bank (spec §2). */
export function Page() {
  const { t, lang } = useText('history');
  const now = useCurrentMinute();
  const query = useQuery();
  const tab = query.get('tab') === 'past' ? 'past' : 'upcoming';
  const filter = { q: query.get('words') ?? '', period: parseHistoryPeriod(query.get('period')) };
  const show = (next: { tab: HistoryTab; q: string; period: string }) => {
    const { tab: shown, q, period } = next;
    const address = { tab: shown, ...(q && { words: q }), ...(period !== 'all' && { period }) };
    navigate(href(lang, 'txnHistory', address), { replace: true });
  };
  const member = useMemberCall('memberInfo', undefined, { maxAge: justNow });
  const txns = useMemberCall('txns', undefined, { maxAge: 0 });
  const search = useSearchDraft('history', filter.q, member.data?.memberId);
  const { failure, reload } = together(txns, member);
  const kept = useOfflineTickets({ data: txns.data && member.data, failure });
  useSaveHistory(txns.data);
  useTitle(t('history.pageTitle'));

  const toState = (): TxnHistoryState => {
    if (kept) return { kind: 'kept', orders: kept, failure };
    if (!txns.data || !member.data) return notReady(failure);
    const { upcoming, past, next } = divideHistory(txns.data, now);
    return {
      kind: 'ready',
      member: member.data,
      filter,
      upcoming: filterHistory(upcoming, filter, now),
      past: filterHistory(past, filter, now),
      next,
      awaiting: txns.data.filter(({ status }) => status === 'awaitingBank'),
    };
  };

  return (
    <TxnHistoryScreen
      state={toState()}
      tab={tab}
      search={search}
      onTab={(next) => show({ ...filter, tab: next })}
      onFilter={(next) => show({ ...next, tab })}
      onRetry={reload}
    />
  );
}
