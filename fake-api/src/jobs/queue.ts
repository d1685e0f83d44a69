import { actingForShop } from '../shared/actingSession.js';

/** Result of an entry: finished, retry, or retry together with all entries behind. */
export type Outcome = 'over' | 'again' | 'allAgain';

/**
 * Handles entries in the background, one at a time, oldest first, without a member's session.
 * @param retryAfter milliseconds until the next attempt
 */
export function createQueue(name: string, handle: (id: string) => Promise<Outcome>, retryAfter: number) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const run = async () => {
    // The transaction that added the entry ends in this turn.
    await new Promise(setImmediate);
    const again: string[] = [];
    for (const id of waiting) {
      if (closed) break;
      waiting.delete(id);
      const outcome = await handle(id);
      if (outcome !== 'over') again.push(id);
      if (outcome === 'allAgain') break;
    }
    for (const id of again) waiting.add(id);
    if (again.length > 0 && !closed) timer = setTimeout(wake, retryAfter).unref();
    running = undefined;
  };
  const wake = () => {
    clearTimeout(timer);
    running ??= actingForShop(run).catch((error) => {
      console.error(`${name} failed. Restart the shop to handle the waiting entries:`, error);
      running = undefined;
    });
  };

  return {
    add(id: string) {
      waiting.add(id);
      wake();
    },
    /** Waits for the current entry. */
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
