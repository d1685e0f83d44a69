import { mustWait, secondsToWait, type ThrottleRule } from '@first-gong/domain';
import { TooManyRequests } from './problem.js';

/** How many keys are remembered before the oldest is forgotten. */
const capacity = 10_000;

/** What happened lately, by key: a login name, an email, a network address. Kept in memory only. */
export class Recent {
  readonly #instants = new Map<string, number[]>();
  readonly #rule: ThrottleRule;
  readonly #now: () => number;

  constructor(rule: ThrottleRule, now: () => number) {
    this.#rule = rule;
    this.#now = now;
  }

  /** @throws TooManyRequests while as much has happened as the rule allows. */
  check(key: string): void {
    const instants = this.#instants.get(key) ?? [];
    if (mustWait(instants, this.#rule, this.#now())) {
      throw new TooManyRequests(secondsToWait(instants, this.#rule, this.#now()));
    }
  }

  add(key: string): void {
    const now = this.#now();
    const instants = (this.#instants.get(key) ?? []).filter((at) => now - at < this.#rule.window);
    this.#instants.delete(key);
    this.#instants.set(key, [...instants, now]);
    const [oldest] = this.#instants.keys();
    if (this.#instants.size > capacity && oldest !== undefined) this.#instants.delete(oldest);
  }

  forget(key: string): void {
    this.#instants.delete(key);
  }
}

/**
 * Counts a request by its key, and refuses the one that is too many; what is refused does not count.
 * @throws TooManyRequests
 */
export type RateLimit = (key: string) => void;

export function createRateLimit(rule: ThrottleRule, now: () => number): RateLimit {
  const taken = new Recent(rule, now);
  return (key) => {
    taken.check(key);
    taken.add(key);
  };
}
