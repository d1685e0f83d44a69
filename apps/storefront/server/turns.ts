import pLimit from 'p-limit';

/** Too many requests wait. The client may retry after some seconds. */
export class Busy extends Error {
  readonly retryAfter = 2;
}

/** Returns a function that runs a task in its turn. @throws Busy if too many wait */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const making = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (making.pendingCount >= mostWaiting) throw new Busy();
    return making(work);
  };
}
