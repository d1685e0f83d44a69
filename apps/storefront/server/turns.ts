import pLimit from 'p-limit';

/** Too much is being made: the client may come back after some seconds. */
export class Busy extends Error {
  readonly retryAfter = 2;
}

/**
 * Limits what the server makes at the same time, and how much waits for its turn.
 * @returns a function that makes a document or a file in its turn. @throws Busy when too much waits.
 */
export function createTurns(limits: {
  atOnce: number;
  mostWaiting: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const making = pLimit(limits.atOnce);
  return async (work) => {
    if (making.pendingCount >= limits.mostWaiting) throw new Busy();
    return making(work);
  };
}
