import { actingForShop } from '../shared/actingSession.js';

/** What became of an entry: it is over, or it is tried again later; `allAgain`: so are all that wait behind it. */
export type Outcome = 'over' | 'again' | 'allAgain';

/**
 * Entries that are handled in the background: one at a time, oldest first, for the shop and not for a member.
 * @param retryAfter milliseconds until the next attempt.
 */
export function createQueue(name: string, handle: (id: string) => Promise<Outcome>, retryAfter: number) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const run = async () => {
    // After this turn the transaction that added the entry is over.
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
      console.error(`${name} failed; what waits is handled after the next start.`, error);
      running = undefined;
    });
  };

  return {
    add(id: string) {
      waiting.add(id);
      wake();
    },
    /** Waits for the entry that is being handled. */
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
