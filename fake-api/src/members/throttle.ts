import { type AccountRule, type AttemptSource, accountThrottle, loginThrottle } from '@first-gong/domain';
import { Counter } from '../shared/counter.js';

/** Limits of wrong passwords. */
export const wrongPasswords: AccountRule = { perPlace: loginThrottle, ...accountThrottle };
/** Limits of wrong one-time passwords. Each password also has a limit per place, see `oneTimePassword.attempts`. */
export const wrongCodes: AccountRule = { perPlace: null, ...accountThrottle };

export type Throttle = ReturnType<typeof createThrottle>;

export function createThrottle(rule: AccountRule, now: () => number) {
  const wrong = new Counter(rule, now);
  const queues = new Map<string, Promise<unknown>>();

  const once = async <Result>(account: string, place: AttemptSource, check: () => Promise<Result | undefined>) => {
    wrong.check(account, place);
    const result = await check();
    if (result === undefined) wrong.add(account, place);
    else wrong.forget(account, place);
    return result;
  };

  return {
    /**
     * Runs an attempt after earlier ones, so that parallel guesses are counted. Known devices count separately.
     * @param check returns undefined for a wrong password; errors do not count
     * @throws TooManyRequests, even for a correct password
     */
    async attempt<Result>(account: string, place: AttemptSource, check: () => Promise<Result | undefined>) {
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
    /** Wrong attempts from a place. */
    wrongFrom: (account: string, place: AttemptSource): number => wrong.countFrom(account, place),
    /** Resets an account after a password change. */
    forget: (account: string): void => wrong.forget(account),
  };
}
