import {
  href,
  type KeptOrder,
  KeptOrders,
  keptOrderOf,
  keptWith,
  type Lang,
  type Transaction,
} from '@first-gong/domain';
import { clearOfflineTickets, ticketPages, ticketsKey } from '../session/clearOfflineTickets.js';
import { readToken, sessionName } from '../session/session.js';
import { deviceStore } from '../session/storage.js';

/**
 * The orders whose tickets this device keeps for a session, without those that are over. An older version may have
 * written them.
 */
export function readOfflineTickets(token: string): KeptOrder[] {
  const data = deviceStore.readData<{ session: string; orders: unknown; ahead?: number }>(ticketsKey);
  const isOurs = data?.session === sessionName(token) && KeptOrders.is(data.orders);
  return isOurs ? keptWith(data.orders as KeptOrder[], [], Date.now() + (data.ahead ?? 0)) : [];
}

/**
 * Keeps the tickets of complete transactions on this device, and the pages that show them, until the session ends.
 * @param token of the session that asked for them: another member may be here by now.
 * @param now milliseconds since 1970, by the shop's clock. The difference to the device's clock counts without a network.
 */
export function saveOfflineTickets(transactions: readonly Transaction[], token: string, lang: Lang, now: number): void {
  if (readToken() !== token) return;
  const added = transactions.flatMap((transaction) => keptOrderOf(transaction) ?? []);
  const orders = keptWith(readOfflineTickets(token), added, now);
  if (orders.length === 0) {
    // Tickets of shows that are over, or of another session.
    if (deviceStore.read(ticketsKey) !== null) clearOfflineTickets();
    return;
  }
  deviceStore.keepData(ticketsKey, { session: sessionName(token), orders, ahead: now - Date.now() });
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  // A browser may refuse a worker or a cache, or be offline: the next page that shows tickets tries again.
  savePages(orders, token, lang).catch((_error: unknown) => {});
}

const textOf = async (document: Response | undefined) => (document ? await document.clone().text() : '');

/** Preferences and build of a document: pages of another build or theme are kept anew. */
const editionOf = (html: string): string =>
  [/<html[^>]*>/, /data-entry="[^"]*"/].map((pattern) => html.match(pattern)).join();

/** Keeps the documents of the history and of each order, which carry nothing of a member, and the files that they need. */
async function savePages(orders: readonly KeptOrder[], token: string, lang: Lang): Promise<void> {
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
