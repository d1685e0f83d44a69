import { deviceStore } from './storage.js';

/** The tickets of a member on this device, for the door without a network. */
export const ticketsKey = 'tickets';

/** The cache with the pages that show them, as `public/ticketWorker.js` knows it. */
export const ticketPages = 'tickets';

/**
 * Removes the tickets of a member from this device, at once, and then the pages that show them and their worker.
 * Those carry nothing of a member: a browser that does not let them go reveals nothing.
 */
export function clearOfflineTickets(): void {
  deviceStore.forget(ticketsKey);
  clearPages().catch((_error: unknown) => {});
}

async function clearPages(): Promise<void> {
  // Only safe origins have them.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  await caches.delete(ticketPages);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
