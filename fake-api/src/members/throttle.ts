import { loginThrottle } from '@first-gong/domain';
import { Recent } from '../http/rateLimit.js';

export interface Throttle {
  /**
   * Runs one attempt at a login name after the earlier ones: parallel guesses count one by one.
   * @throws TooManyRequests after five wrong attempts in 15 minutes, even with the right password.
   */
  attempt<Result>(name: string, check: () => Promise<Result | undefined>): Promise<Result | undefined>;
  /** Forgets the wrong attempts of a login name after its password has changed. */
  forget(name: string): void;
}

export function createThrottle(now: () => number): Throttle {
  const failures = new Recent(loginThrottle, now);
  const queues = new Map<string, Promise<unknown>>();

  const once = async <Result>(name: string, check: () => Promise<Result | undefined>) => {
    failures.check(name);
    const result = await check();
    if (result === undefined) failures.add(name);
    else failures.forget(name);
    return result;
  };

  return {
    async attempt(name, check) {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(() => once(name, check));
      const settled = mine.catch(() => undefined);
      queues.set(name, settled);
      try {
        return await mine;
      } finally {
        if (queues.get(name) === settled) queues.delete(name);
      }
    },
    forget: (name) => failures.forget(name),
  };
}
