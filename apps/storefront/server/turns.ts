import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Documents and files that are made at the same time: most of their time they wait for the API. */
const atOnce = 16;
/** The most that wait for their turn. */
const mostWaiting = 64;

/** Too much is being made: the client may come back after some seconds. */
export class Busy extends Error {
  readonly retryAfter = 2;
}

/** Limits what the server makes at the same time, because it shares one thread with the shop. */
export interface Turns {
  /** Makes a document or a file. @throws Busy when too much waits. */
  make<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs the part of the work that needs the thread, one after the other, with a rest as long as the work: meanwhile
   * the thread serves the shop.
   */
  draw<Result>(work: () => Result): Promise<Result>;
  /** The number that wait for their turn. */
  waiting(): number;
}

export function createTurns(): Turns {
  const making = pLimit(atOnce);
  const drawing = pLimit(1);
  let restUntil = 0;
  return {
    async make(work) {
      if (making.pendingCount >= mostWaiting) throw new Busy();
      return making(work);
    },
    draw: (work) =>
      drawing(async () => {
        await wait(Math.max(0, restUntil - performance.now()));
        const begun = performance.now();
        try {
          return work();
        } finally {
          const end = performance.now();
          restUntil = end + (end - begun);
        }
      }),
    waiting: () => making.pendingCount,
  };
}
