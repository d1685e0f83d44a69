import pLimit from 'p-limit';

/** Too many requests wait. The client may retry after some seconds. */
export class Busy extends Error {
  readonly retryAfter = 2;
}

/** Returns a function that runs a task in its turn. @throws Busy if too many wait */
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
