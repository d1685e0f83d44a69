import { type AccountRule, accountThrottle, loginThrottle, type Place } from '@first-gong/domain';
import { Counter } from '../shared/counter.js';

/** The limits of wrong passwords. */
export const wrongPasswords: AccountRule = { perPlace: loginThrottle, ...accountThrottle };
/** The limits of wrong one-time passwords. Each password has its own limit for a place. */
export const wrongCodes: AccountRule = { perPlace: null, ...accountThrottle };

export type Throttle = ReturnType<typeof createThrottle>;

export function createThrottle(rule: AccountRule, now: () => number) {
  const wrong = new Counter(rule, now);
  const queues = new Map<string, Promise<unknown>>();

  const once = async <Result>(account: string, place: Place, check: () => Promise<Result | undefined>) => {
    wrong.check(account, place);
    const result = await check();
    if (result === undefined) wrong.add(account, place);
    else wrong.forget(account, place);
    return result;
  };

  return {
    /**
     * Runs one attempt at an account after the earlier ones: parallel guesses count one by one. A known device waits for
     * its own attempts only.
     * @param check returns undefined for a wrong password; an error does not count.
     * @throws TooManyRequests over the limits, even with the right password.
     */
    async attempt<Result>(account: string, place: Place, check: () => Promise<Result | undefined>) {
      const name = place.isKnownDevice ? `${account} ${place.id}` : account;
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(() => once(account, place, check));
      const settled = mine.catch(() => undefined);
      queues.set(name, settled);
      try {
        return await mine;
      } finally {
        if (queues.get(name) === settled) queues.delete(name);
      }
    },
    /** The number of wrong attempts from a place. */
    wrongFrom: (account: string, place: Place): number => wrong.countFrom(account, place),
    /** Forgets the wrong attempts at an account after its password has changed. */
    forget: (account: string): void => wrong.forget(account),
  };
}
