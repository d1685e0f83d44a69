import { formThrottle, hashThrottle } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { TooManyRequests } from './askLater.js';
import { Counter } from './counter.js';

/** Seconds to wait, or null if admitted. */
function attempt(limit: Counter, address: string): number | null {
  try {
    limit.take(address);
    return null;
  } catch (error) {
    if (error instanceof TooManyRequests) return error.retryAfter;
    throw error;
  }
}

describe('§8 too many requests', () => {
  test('makes an address wait after 60 forms, until the oldest is 15 minutes old, and no other address', () => {
    let time = 0;
    const limit = new Counter(formThrottle, () => time);
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
    const limit = new Counter(formThrottle, () => 0);
    for (let count = 0; count < formThrottle.attempts; count += 1) limit.take('10.0.0.1');
    for (let other = 0; other < 10_000; other += 1) limit.take(`other ${other}`);
    expect(attempt(limit, '10.0.0.1')).toBeNull();
  });

  test('makes an address wait while 50 are under way, also when some of them fail', async () => {
    const limit = new Counter(hashThrottle, () => 0);
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const fail = () => opened.then(() => Promise.reject(new Error('refused')));
    const underWay = Array.from({ length: hashThrottle.atOnce }, (_, index) =>
      limit.run('10.0.0.1', index % 2 === 0 ? () => opened : fail),
    );
    expect(() => limit.check('10.0.0.1')).toThrow(TooManyRequests);
    await expect(limit.run('10.0.0.1', () => opened)).rejects.toThrow(TooManyRequests);
    await expect(limit.run('10.0.0.2', () => 'done')).resolves.toBe('done');
    open();
    await Promise.allSettled(underWay);
    await expect(limit.run('10.0.0.1', () => 'done')).resolves.toBe('done');
  });

  test('forgets what one place has done, and nothing of another', () => {
    const rule = { perPlace: formThrottle, perAccount: formThrottle, pause: 1000 };
    const limit = new Counter(rule, () => 0);
    const [home, office] = ['home', 'office'].map((id) => ({ id, isKnownDevice: true }));
    for (const place of [home, office, office]) limit.take('M-000001', place);
    limit.forget('M-000001', home);
    expect([home, office].map((place) => place && limit.countFrom('M-000001', place))).toEqual([0, 2]);
  });
});
