import type { AccountRule, AttemptSource, CountedAttempt, ThrottleRule } from '@first-gong/domain';
import { secondsToWaitAt, toMilliseconds } from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './askLater.js';

/** Maximum remembered keys. */
const capacity = 10_000;
/** For rules by key only. */
const anyPlace: AttemptSource = { id: '', isKnownDevice: true };

/**
 * Limits requests, attempts and mails by key, such as network address or member (spec §8 Too many requests). In memory,
 * by the shop's clock (decision 0046).
 */
export class Counter {
  readonly #counted = new LRUCache<string, readonly CountedAttempt[]>({ max: capacity });
  readonly #underWay = new Map<string, number>();
  readonly #rule: AccountRule;
  readonly #atOnce: number;
  readonly #now: () => number;

  /** @param rule with places, or by key only; `atOnce` limits concurrent `run`s per key */
  constructor(rule: AccountRule | (ThrottleRule & { atOnce?: number }), now: () => number) {
    this.#rule = 'attempts' in rule ? { perPlace: rule, perAccount: rule, pause: 0 } : rule;
    this.#atOnce = ('atOnce' in rule && rule.atOnce) || Number.POSITIVE_INFINITY;
    this.#now = now;
  }

  /** @throws TooManyRequests if the next one is over the limit */
  check(key: string, place = anyPlace): void {
    const seconds = secondsToWaitAt(place, this.#of(key), this.#rule, this.#now());
    if (seconds > 0) throw new TooManyRequests(seconds);
    if (this.#runningFor(key) >= this.#atOnce) throw new TooManyRequests(1);
  }

  add(key: string, place = anyPlace): void {
    const at = this.#now();
    const recent = this.#of(key).filter((one) => at - toMilliseconds(one.at) < this.#rule.perAccount.window);
    this.#counted.set(key, [...recent, { at, place }]);
  }

  /** Counts one. @throws TooManyRequests over the limit, without counting */
  take(key: string, place = anyPlace): void {
    this.check(key, place);
    this.add(key, place);
  }

  /** Counts one and runs its work. @throws TooManyRequests */
  async run<Result>(key: string, work: () => Result | Promise<Result>): Promise<Result> {
    this.take(key);
    this.#underWay.set(key, this.#runningFor(key) + 1);
    try {
      return await work();
    } finally {
      const left = this.#runningFor(key) - 1;
      if (left === 0) this.#underWay.delete(key);
      else this.#underWay.set(key, left);
    }
  }

  countFrom(key: string, place: AttemptSource): number {
    return this.#of(key).filter((one) => one.place.id === place.id).length;
  }

  /** Resets a place, or all places. */
  forget(key: string, place?: AttemptSource): void {
    this.#counted.set(key, place ? this.#of(key).filter((one) => one.place.id !== place.id) : []);
    if (this.#of(key).length === 0) this.#counted.delete(key);
  }

  readonly #of = (key: string) => this.#counted.get(key) ?? [];
  readonly #runningFor = (key: string) => this.#underWay.get(key) ?? 0;
}
