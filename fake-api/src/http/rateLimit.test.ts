import { formThrottle } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { TooManyRequests } from './problem.js';
import { createRateLimit } from './rateLimit.js';

/** Seconds that an address is told to wait, or null when it is let through. */
function attempt(limit: (address: string) => void, address: string): number | null {
  try {
    limit(address);
    return null;
  } catch (error) {
    if (error instanceof TooManyRequests) return error.retryAfter;
    throw error;
  }
}

describe('§8 too many requests', () => {
  test('makes an address wait after 60 forms, until the oldest is 15 minutes old, and no other address', () => {
    let time = 0;
    const limit = createRateLimit(formThrottle, () => time);
    for (let count = 0; count < formThrottle.attempts; count += 1) {
      expect(attempt(limit, '10.0.0.1')).toBeNull();
      time += 1000;
    }
    expect(attempt(limit, '10.0.0.1')).toBe((formThrottle.window - time) / 1000);
    expect(attempt(limit, '10.0.0.2')).toBeNull();
    time = formThrottle.window - 1;
    expect(attempt(limit, '10.0.0.1')).toBe(1);
    time = formThrottle.window;
    expect(attempt(limit, '10.0.0.1')).toBeNull();
    expect(attempt(limit, '10.0.0.1')).toBe(1);
  });

  test('remembers no more than 10,000 addresses', () => {
    const limit = createRateLimit(formThrottle, () => 0);
    for (let count = 0; count < formThrottle.attempts; count += 1) limit('10.0.0.1');
    for (let other = 0; other < 10_000; other += 1) limit(`other ${other}`);
    expect(attempt(limit, '10.0.0.1')).toBeNull();
  });
});
