import { formThrottle } from '@first-gong/domain';
import { TooManyRequests } from '../http/problem.js';

/** How many addresses are remembered before the oldest is forgotten. */
const capacity = 10_000;

/**
 * Counts one form from an address.
 * @throws TooManyRequests when there have been too many (spec §8 Too many requests).
 */
export type Limiter = (address: string) => void;

export function createLimiter(now: () => number): Limiter {
  const sent = new Map<string, number[]>();
  return (address) => {
    const recent = (sent.get(address) ?? []).filter((at) => now() - at < formThrottle.window);
    const [first = now()] = recent;
    if (recent.length >= formThrottle.attempts) {
      throw new TooManyRequests(Math.ceil((first + formThrottle.window - now()) / 1000));
    }
    sent.delete(address);
    sent.set(address, [...recent, now()]);
    const [oldest] = sent.keys();
    if (sent.size > capacity && oldest !== undefined) sent.delete(oldest);
  };
}
