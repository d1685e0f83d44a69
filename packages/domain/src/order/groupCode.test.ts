import { expect, test } from 'vitest';
import { groupCode } from './groupCode.js';

test('one code for all tickets says how many they are and has the secret of the first', () => {
  const tickets = ['a', 'b', 'c'].map((letter) => ({ code: letter.repeat(24) }));
  expect(groupCode(tickets)).toBe(`ALL 3 ${'a'.repeat(24)}`);
  expect(groupCode(tickets)).not.toBe(groupCode(tickets.slice(1)));
});
