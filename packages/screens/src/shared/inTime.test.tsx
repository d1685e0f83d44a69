import { timeOut } from '@first-gong/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, PartTimeOut } from './inTime.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part that arrives is there, and nothing waits for it any more', async () => {
  expect(await inTime(async () => 'part')).toBe('part');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), { timeout: 60_000 });
});

test('§8 a part fails after 120 seconds and not before', async () => {
  const failed = vi.fn();
  inTime(() => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(timeOut.part - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(PartTimeOut));
});

test('a part that does not load fails with its own error', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  await expect(inTime(() => Promise.reject(error))).rejects.toBe(error);
});
