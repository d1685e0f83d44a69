import { type AccountRule, type CountedAttempt, type Place, secondsToWaitAt, toMilliseconds } from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../http/problem.js';

/** The most accounts whose attempts are remembered. The rule limits the attempts of each. */
const capacity = 10_000;

/** Recent attempts at accounts, in memory only. An account is named by its member's id or by an email without a member. */
export class Attempts {
  readonly #counted = new LRUCache<string, readonly CountedAttempt[]>({ max: capacity });
  readonly #rule: AccountRule;
  readonly #now: () => number;

  constructor(rule: AccountRule, now: () => number) {
    this.#rule = rule;
    this.#now = now;
  }

  /** @throws TooManyRequests while the rule lets no attempt from the place through. */
  check(account: string, place: Place): void {
    const seconds = secondsToWaitAt(place, this.#of(account), this.#rule, this.#now());
    if (seconds > 0) throw new TooManyRequests(seconds);
  }

  add(account: string, place: Place): void {
    const at = this.#now();
    const { window } = this.#rule.perAccount;
    const recent = this.#of(account).filter((attempt) => at - toMilliseconds(attempt.at) < window);
    this.#counted.set(account, [...recent, { at, place }]);
  }

  /** The number of attempts from a place. */
  countFrom(account: string, place: Place): number {
    return this.#of(account).filter((attempt) => attempt.place.id === place.id).length;
  }

  /** Forgets the attempts from a place, or from every place. */
  forget(account: string, place?: Place): void {
    const others = place ? this.#of(account).filter((attempt) => attempt.place.id !== place.id) : [];
    if (others.length === 0) this.#counted.delete(account);
    else this.#counted.set(account, others);
  }

  #of(account: string): readonly CountedAttempt[] {
    return this.#counted.get(account) ?? [];
  }
}
