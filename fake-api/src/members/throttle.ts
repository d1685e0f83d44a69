import { loginThrottle, mustWaitToLogin } from '@first-gong/domain';
import { TooManyRequests } from '../http/problem.js';

/** How many login names are remembered before the oldest is forgotten. */
const capacity = 10_000;

export interface Throttle {
  /**
   * Runs one attempt at a login name, after those before it: parallel guesses count one by one.
   * @throws TooManyRequests after five wrong ones in 15 minutes, whatever the password.
   */
  attempt<Result>(name: string, check: () => Promise<Result | undefined>): Promise<Result | undefined>;
}

export function createThrottle(now: () => number): Throttle {
  const failures = new Map<string, number[]>();
  const queues = new Map<string, Promise<unknown>>();

  const once = async <Result>(name: string, check: () => Promise<Result | undefined>) => {
    const failed = (failures.get(name) ?? []).filter((at) => now() - at < loginThrottle.window);
    if (mustWaitToLogin(failed, now())) {
      throw new TooManyRequests(Math.ceil((Math.min(...failed) + loginThrottle.window - now()) / 1000));
    }
    const result = await check();
    failures.delete(name);
    if (result === undefined) {
      failures.set(name, [...failed, now()]);
      const [oldest] = failures.keys();
      if (failures.size > capacity && oldest !== undefined) failures.delete(oldest);
    }
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
  };
}
