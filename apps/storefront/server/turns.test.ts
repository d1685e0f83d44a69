import { expect, test } from 'vitest';
import { Busy, createTurns } from './turns.js';

test('16 documents are made at the same time, 64 wait, and the next is refused until one is ready', async () => {
  const turns = createTurns();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let running = 0;
  const make = () =>
    turns.make(async () => {
      running += 1;
      await finished;
    });
  const making = Array.from({ length: 80 }, make);
  await expect.poll(() => running).toBe(16);
  expect(turns.waiting()).toBe(64);
  await expect(make()).rejects.toThrow(Busy);
  finish();
  await Promise.all(making);
  await expect(make()).resolves.toBeUndefined();
  expect(running).toBe(81);
});

test('between two drawings the thread serves others, also after a drawing that failed', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const drawings = ['one', 'two', 'three'].map((name) =>
    turns.draw(() => {
      order.push(name);
      setImmediate(() => order.push('another request'));
      if (name === 'two') throw new Error('broken');
      return name;
    }),
  );
  expect(await Promise.allSettled(drawings)).toMatchObject([
    { status: 'fulfilled', value: 'one' },
    { status: 'rejected' },
    { status: 'fulfilled', value: 'three' },
  ]);
  expect(order.slice(0, 5)).toEqual(['one', 'another request', 'two', 'another request', 'three']);
});
