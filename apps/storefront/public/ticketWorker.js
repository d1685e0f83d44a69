// The service worker of offline tickets (docs/decisions/0036-tickets-without-a-network.md); its scope is the member
// pages of one language. Requests use the network first, and the storefront's cache for ticket pages if the network
// fails.

/** Milliseconds that a ticket page waits for the network. */
const networkTimeout = 6000;

const kept = (address) => caches.match(address, { cacheName: 'tickets', ignoreVary: true });

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

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isPage || url.pathname.startsWith('/assets/')) event.respondWith(answer(request, url, isPage));
});
