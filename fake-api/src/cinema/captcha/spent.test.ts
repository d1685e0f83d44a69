import { describe, expect, test } from 'vitest';
import { createSpent } from './spent.js';

describe('ids that work once', () => {
  test('are taken once, and forgotten when they are over', () => {
    let time = 0;
    const spent = createSpent(() => time);
    expect([spent.take('a', 5), spent.take('a', 5), spent.take('b', 7)]).toEqual([true, false, true]);
    time = 5;
    expect(spent.take('b', 7)).toBe(false);
    expect(spent.size).toBe(1);
    time = 7;
    spent.take('c', 20);
    expect(spent.size).toBe(1);
  });

  test('are never more than the limit, the newest of them', () => {
    const spent = createSpent(() => 0, 1000);
    for (let id = 0; id < 5000; id += 1) spent.take(`${id}`, 1);
    expect(spent.size).toBe(1000);
    expect(spent.take('4999', 1)).toBe(false);
  });
});
