import { type Failure, type OfflineOrder, type Transaction, type TransactionSummary, toKeep } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { type CallState, useRequest } from '../data/calls.js';
import { ignoreFailure } from '../data/ignoreFailure.js';
import { useToken } from '../session/session.js';
import { useElapsed } from '../site/useElapsed.js';
import { useShopClock } from '../site/useShopTime.js';
import { readOfflineTickets, saveOfflineTickets } from './offlineTickets.js';

/** Milliseconds that a page waits for the shop before it shows offline tickets. */
const networkTimeout = 4000;

/** Upcoming transactions that the history loads for offline use, one call each. */
const mostFetched = 12;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const isOutOfReach = ({ kind }: Failure): boolean => kind !== 'notFound' && kind !== 'forbidden';

/** The offline tickets while their call has no response, or null: responded, still waiting, or none kept. */
export function useOfflineTickets({
  data,
  failure,
}: Pick<CallState<unknown>, 'data' | 'failure'>): OfflineOrder[] | null {
  const token = useToken();
  const online = useOnline();
  const late = useElapsed(networkTimeout);
  const isWanted = data === undefined && (failure ? isOutOfReach(failure) : late || !online);
  const orders = useMemo(() => (token && isWanted ? readOfflineTickets(token) : []), [token, isWanted]);
  return orders.length > 0 ? orders : null;
}

/** Keeps a loaded transaction's tickets on this device. */
export function useSaveTickets(transaction: Transaction | undefined): void {
  const { lang } = useText();
  const token = useToken();
  const now = useEffectEvent(useShopClock());
  useEffect(() => {
    if (token && transaction?.status === 'complete') saveOfflineTickets([transaction], token, lang, now());
  }, [token, transaction, lang]);
}

/** Loads and keeps the history's tickets that this device lacks. */
export function useSaveHistory(history: readonly TransactionSummary[] | undefined): void {
  const { lang } = useText();
  const token = useToken();
  const request = useRequest();
  const clock = useShopClock();
  const fetchMissing = useEffectEvent(
    async (member: string, rows: readonly TransactionSummary[], isLeft: () => boolean) => {
      const missing = toKeep(rows, readOfflineTickets(member), clock()).slice(0, mostFetched);
      const found: Transaction[] = [];
      for (const { transactionNumber } of missing) {
        if (isLeft()) return;
        found.push((await request('transactionDetail', { query: { transactionNumber } })).data);
      }
      saveOfflineTickets(found, member, lang, clock());
    },
  );
  useEffect(() => {
    if (!token || !history) return;
    let left = false;
    // The next visit retries.
    fetchMissing(token, history, () => left).catch(ignoreFailure);
    return () => {
      left = true;
    };
  }, [token, history]);
}
