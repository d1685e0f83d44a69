// The service worker of the member's tickets (docs/decisions/0036-tickets-without-a-network.md).
//
// Its scope is the member pages of one language. Every request goes to the network. Where the network does not answer,
// the ticket pages and the files that they are made of come from what the storefront kept with the tickets.
// The pages carry nothing of a member: the tickets themselves are in the storage of the browser.

/** Milliseconds that a ticket page waits for a network that neither answers nor fails. */
const networkTimeout = 6000;

const kept = (address) => caches.match(address, { cacheName: 'tickets', ignoreVary: true });

/** The answer of the network, or what is kept. What is not kept fails as it would without this worker. */
async function answer(request, { pathname, search }, isPage) {
  const fromNetwork = fetch(request);
  const late = new Promise((_, reject) => {
    if (isPage) setTimeout(reject, networkTimeout, new Error('The network is slow.'));
  });
  try {
    return await Promise.race([fromNetwork, late]);
  } catch {
    // The history has one page for all its queries.
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
