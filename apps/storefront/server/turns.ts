import pLimit from 'p-limit';

/** Documents and files that are made at the same time: most of their time they wait for the API. */
const atOnce = 16;
/** The most that wait for their turn. */
const mostWaiting = 64;

/** Too much is being made: the client may come back after some seconds. */
export class Busy extends Error {
  readonly retryAfter = 2;
}

/**
 * Limits what the server makes at the same time.
 * @returns a function that makes a document or a file in its turn. @throws Busy when too much waits.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const making = pLimit(atOnce);
  return async (work) => {
    if (making.pendingCount >= mostWaiting) throw new Busy();
    return making(work);
  };
}
