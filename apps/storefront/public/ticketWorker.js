// The service worker of offline tickets (docs/decisions/0036-tickets-without-a-network.md); its scope is the member
// pages of one language. Requests use the network first, and the storefront's cache for ticket pages if the network
// fails.

/** Milliseconds that a ticket page waits for the network. */
const networkTimeout = 6000;

/** The cache, also in `src/session/clearOfflineTickets.ts`. */
const cacheName = 'tickets';

const kept = (address) => caches.match(address, { cacheName, ignoreVary: true });

const textOf = (response) => response?.clone().text() ?? '';

/** Preferences and build of a document. Pages of another build or theme are cached again. */
const editionOf = (html) => [/<html[^>]*>/, /data-entry="[^"]*"/].map((pattern) => html.match(pattern)).join();

/** Caches the history page and each order's page, which contain no data of a member, with their files. */
async function keepPages({ history, details, used }) {
  const newest = await fetch(history);
  const before = await kept(history);
  if (before && editionOf(await textOf(before)) !== editionOf(await textOf(newest))) await caches.delete(cacheName);

  const cache = await caches.open(cacheName);
  const pages = new Map();
  for (const page of details) if (!(await kept(page))) pages.set(page, await fetch(page));
  pages.set(history, newest);
  const texts = await Promise.all([...pages.values()].map(textOf));
  const files = new Set([...texts, ...used].flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? []));
  // Together: one after the other, they take more than 20 seconds on a slow network.
  await Promise.all([...files].map(async (file) => (await kept(file)) ?? cache.add(file)));
  // Last, so that each cached page has its files.
  for (const [page, response] of pages) if (response.ok) await cache.put(page, response);
  const language = /^\/\w+\//.exec(history)[0];
  for (const known of await cache.keys()) {
    const { pathname, search } = new URL(known.url);
    const page = pathname + search;
    if (page.startsWith(language) && page !== history && !details.includes(page)) await cache.delete(known);
  }
}

/** Returns the network's response, or the cached one. Without either it fails like a page without this worker. */
async function answer(request, { pathname, search }, isPage) {
  const fromNetwork = fetch(request);
  const late = new Promise((_, reject) => {
    if (isPage) setTimeout(reject, networkTimeout, new Error('The network is slow.'));
  });
  try {
    return await Promise.race([fromNetwork, late]);
  } catch {
    // The history page ignores its query.
    const isHistory = pathname.endsWith('/TxnHistory.html');
    return (await kept(isHistory ? pathname : pathname + search)) ?? fromNetwork;
  }
}

addEventListener('install', () => skipWaiting());

// The browser may be offline. The next page with tickets retries.
addEventListener('message', (event) => event.waitUntil(keepPages(event.data).catch(() => {})));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isPage || url.pathname.startsWith('/assets/')) event.respondWith(answer(request, url, isPage));
});
