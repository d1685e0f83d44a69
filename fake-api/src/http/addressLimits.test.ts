import { hashThrottle } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { createAddressLimits } from './addressLimits.js';
import { TooManyRequests } from './problem.js';

/** Work that ends when the test says so. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, work: () => opened };
}

describe('§8 too many calls that hash a password', () => {
  const times = (count: number) => Array.from({ length: count });

  test('make an address wait until the oldest is a minute old, and no other address', async () => {
    let time = 0;
    const limits = createAddressLimits(() => time);
    for (const _ of times(hashThrottle.attempts)) {
      await limits.run('login', '10.0.0.1', () => 'done');
    }
    const late = limits.run('register', '10.0.0.1', () => 'done');
    await expect(late).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 60 });
    expect(() => limits.check('login', '10.0.0.1')).toThrow(TooManyRequests);
    await expect(limits.run('login', '10.0.0.2', () => 'done')).resolves.toBe('done');
    time = hashThrottle.window;
    await expect(limits.run('login', '10.0.0.1', () => 'done')).resolves.toBe('done');
  });

  test('make an address wait while 50 are under way, also when some of them fail', async () => {
    const limits = createAddressLimits(() => 0);
    const { open, work } = gate();
    const fail = () => work().then(() => Promise.reject(new Error('refused')));
    const underWay = times(hashThrottle.atOnce).map((_, index) =>
      limits.run('login', '10.0.0.1', index % 2 === 0 ? work : fail),
    );
    expect(() => limits.check('login', '10.0.0.1')).toThrow(TooManyRequests);
    await expect(limits.run('login', '10.0.0.1', work)).rejects.toThrow(TooManyRequests);
    open();
    await Promise.allSettled(underWay);
    await expect(limits.run('login', '10.0.0.1', () => 'done')).resolves.toBe('done');
  });

  test('do not count with other calls', async () => {
    const limits = createAddressLimits(() => 0);
    for (const _ of times(hashThrottle.attempts + 1)) await limits.run('seatHold', '10.0.0.1', () => 'done');
    await expect(limits.run('login', '10.0.0.1', () => 'done')).resolves.toBe('done');
  });
});
