import {
  href,
  type Lang,
  mergeOfflineOrders,
  type OfflineOrder,
  OfflineOrders,
  offlineOrderOf,
  type Transaction,
} from '@first-gong/domain';
import { clearOfflineTickets, ticketsKey } from '../session/clearOfflineTickets.js';
import { readToken, sessionName } from '../session/session.js';
import { deviceStore } from '../session/storage.js';

/** This device's current orders of a session. An older version may have written them. */
export function readOfflineTickets(token: string): OfflineOrder[] {
  const data = deviceStore.readData<{ session: string; orders: unknown; ahead?: number }>(ticketsKey);
  const isOurs = data?.session === sessionName(token) && OfflineOrders.is(data.orders);
  return isOurs ? mergeOfflineOrders(data.orders as OfflineOrder[], [], Date.now() + (data.ahead ?? 0)) : [];
}

/**
 * Keeps tickets and their pages on this device until the session ends.
 * @param token of the requesting session: another member may be here by now
 * @param now milliseconds since 1970 by the shop's clock. Offline, its difference to the device's clock counts
 */
export function saveOfflineTickets(transactions: readonly Transaction[], token: string, lang: Lang, now: number): void {
  if (readToken() !== token) return;
  const added = transactions.flatMap((transaction) => offlineOrderOf(transaction) ?? []);
  const orders = mergeOfflineOrders(readOfflineTickets(token), added, now);
  if (orders.length === 0) {
    // Tickets of past shows, or of another session.
    if (deviceStore.read(ticketsKey) !== null) clearOfflineTickets();
    return;
  }
  deviceStore.keepData(ticketsKey, { session: sessionName(token), orders, ahead: now - Date.now() });
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  // The browser may be offline, or block workers and caches. The next page with tickets retries.
  savePages(orders, token, lang).catch((_error: unknown) => {});
}

/**
 * Has the worker cache the pages of the history and of each order with their files. The worker loads them, so that the
 * page's own loads come first.
 */
async function savePages(orders: readonly OfflineOrder[], token: string, lang: Lang): Promise<void> {
  const scope = `/${lang}/Member/`;
  const { installing, waiting, active } = await navigator.serviceWorker.register('/ticketWorker.js', { scope });
  (installing ?? waiting ?? active)?.postMessage({
    history: href(lang, 'txnHistory'),
    details: orders.map(({ transactionNumber }) => href(lang, 'transactionDetail', { transactionNumber })),
    used: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  });
  // The member has logged out meanwhile.
  if (readToken() !== token) clearOfflineTickets();
}
