import { mustWait, secondsToWait, type ThrottleRule } from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './problem.js';

/** The most keys that are remembered. */
const capacity = 10_000;

/** Recent events by key: a login name, an email, a network address. Kept in memory only. */
export class Recent {
  readonly #instants = new LRUCache<string, number[]>({ max: capacity });
  readonly #rule: ThrottleRule;
  readonly #now: () => number;

  constructor(rule: ThrottleRule, now: () => number) {
    this.#rule = rule;
    this.#now = now;
  }

  /** @throws TooManyRequests while the key has as many events as the rule allows. */
  check(key: string): void {
    const instants = this.#instants.get(key) ?? [];
    if (mustWait(instants, this.#rule, this.#now())) {
      throw new TooManyRequests(secondsToWait(instants, this.#rule, this.#now()));
    }
  }

  add(key: string): void {
    const now = this.#now();
    const instants = (this.#instants.get(key) ?? []).filter((at) => now - at < this.#rule.window);
    this.#instants.set(key, [...instants, now]);
  }
}

/** Counts a request by its key. @throws TooManyRequests for one too many, which does not count. */
export type RateLimit = (key: string) => void;

export function createRateLimit(rule: ThrottleRule, now: () => number): RateLimit {
  const taken = new Recent(rule, now);
  return (key) => {
    taken.check(key);
    taken.add(key);
  };
}
