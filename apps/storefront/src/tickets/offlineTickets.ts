import {
  href,
  type Lang,
  mergeOfflineOrders,
  type OfflineOrder,
  OfflineOrders,
  offlineOrderOf,
  type Transaction,
} from '@first-gong/domain';
import { clearOfflineTickets, ticketPages, ticketsKey } from '../session/clearOfflineTickets.js';
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

const textOf = async (document: Response | undefined) => (document ? await document.clone().text() : '');

/** Preferences and build of a document. Pages of another build or theme are cached again. */
const editionOf = (html: string): string =>
  [/<html[^>]*>/, /data-entry="[^"]*"/].map((pattern) => html.match(pattern)).join();

/** Caches the history page and each order's page, which contain no data of a member, with their files. */
async function savePages(orders: readonly OfflineOrder[], token: string, lang: Lang): Promise<void> {
  const history = href(lang, 'txnHistory');
  const details = orders.map(({ transactionNumber }) => href(lang, 'transactionDetail', { transactionNumber }));
  const document = await fetch(history);
  const html = await textOf(document);
  const before = await (await caches.open(ticketPages)).match(history, { ignoreVary: true });
  if (before && editionOf(await textOf(before)) !== editionOf(html)) await caches.delete(ticketPages);

  const cache = await caches.open(ticketPages);
  if (document.ok) await cache.put(history, document);
  const pages = new Set([history, ...details]);
  for (const known of await cache.keys()) {
    const { pathname, search } = new URL(known.url);
    if (pathname.startsWith(`/${lang}/`) && !pages.has(pathname + search)) await cache.delete(known);
  }
  for (const page of details) {
    if (!(await cache.match(page, { ignoreVary: true }))) await cache.add(page);
  }
  const named = await Promise.all(details.map(async (page) => textOf(await cache.match(page, { ignoreVary: true }))));
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const files = new Set([html, ...named, ...used].flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? []));
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  await navigator.serviceWorker.register('/ticketWorker.js', { scope: `/${lang}/Member/` });
  // The member has logged out meanwhile.
  if (readToken() !== token) clearOfflineTickets();
}
