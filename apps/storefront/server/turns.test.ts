import { expect, test } from 'vitest';
import { Busy, createTurns } from './turns.js';

test('16 documents are made at the same time, 64 wait, and the next is refused until one is ready', async () => {
  const inTurn = createTurns({ atOnce: 16, mostWaiting: 64 });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let running = 0;
  const make = () =>
    inTurn(async () => {
      running += 1;
      await finished;
    });
  const making = Array.from({ length: 80 }, make);
  await expect.poll(() => running).toBe(16);
  await expect(make()).rejects.toThrow(Busy);
  finish();
  await Promise.all(making);
  await expect(make()).resolves.toBeUndefined();
  expect(running).toBe(81);
});
