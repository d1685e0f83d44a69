import { deviceStore } from './storage.js';

/** The storage key of a member's offline tickets. */
export const ticketsKey = 'tickets';

/** The cache of the pages that show them, also in `public/ticketWorker.js`. */
const ticketPages = 'tickets';

/** Removes a member's tickets, then their pages and worker. The pages have no member's data and may stay. */
export function clearOfflineTickets(): void {
  deviceStore.forget(ticketsKey);
  clearPages().catch((_error: unknown) => {});
}

async function clearPages(): Promise<void> {
  // Only secure origins have both.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  await caches.delete(ticketPages);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
