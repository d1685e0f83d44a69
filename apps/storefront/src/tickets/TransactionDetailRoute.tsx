import { useText } from '@first-gong/screens/shared/text';
import {
  TransactionDetailScreen,
  type TransactionDetailState,
} from '@first-gong/screens/tickets/TransactionDetailScreen';
import { notReady, useMemberCall } from '../data/calls.js';
import { useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useOfflineTickets, useSaveTickets } from './useOfflineTickets.js';
import { useTicketViewer } from './useTicketViewer.js';
import { useWakeLock } from './useWakeLock.js';

/** One transaction with its tickets, money and numbers (spec §2, §3). */
export function Page() {
  const { t } = useText('transaction');
  const transactionNumber = useQuery().get('transactionNumber') ?? '';
  const call = useMemberCall('transactionDetail', { query: { transactionNumber } }, { maxAge: 0 });
  const { data, failure, reload } = call;
  const requests = useMemberCall('changeRequestList', { query: { transactionNumber } }, { maxAge: 0 }).data;
  const kept = useOfflineTickets(call)?.find((order) => order.transactionNumber === transactionNumber);
  const shown = data?.status === 'complete' ? data : kept;
  const viewer = useTicketViewer();
  useSaveTickets(data);
  useWakeLock(shown?.delivery.method === 'eTicket');
  useTitle(t('transaction.pageTitle', { transactionNumber }));

  const state: TransactionDetailState = data
    ? { kind: 'ready', transaction: data, requests }
    : kept
      ? { kind: 'kept', order: kept, failure }
      : failure?.kind === 'notFound'
        ? { kind: 'notFound' }
        : notReady(failure);

  return <TransactionDetailScreen state={state} onPrint={() => window.print()} onRetry={reload} viewer={viewer} />;
}
