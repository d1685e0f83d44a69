import { expect, test } from 'vitest';
import { groupBy } from './groups.js';

interface Rows {
  notes: { id: string; of: string; read: boolean };
}

test('a group names its rows oldest first, also after one of them has changed', () => {
  const { of, watcher } = groupBy<Rows, 'notes'>('notes', (note) => note.of);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, of: 'ann', read: false }));
  for (const note of [a, b, c]) if (note) watcher(['notes', note.id, note], undefined);
  watcher(['notes', 'a', { id: 'a', of: 'ann', read: true }], a);
  expect([...of('ann')]).toEqual(['a', 'b', 'c']);

  watcher(['notes', 'b', { id: 'b', of: 'bob', read: false }], b);
  expect([...of('ann')]).toEqual(['a', 'c']);
  expect([...of('bob')]).toEqual(['b']);
  watcher(['notes', 'b', null], { id: 'b', of: 'bob', read: false });
  expect([...of('bob')]).toEqual([]);
});
