import { expect, test } from 'vitest';
import { groupBy } from './groups.js';
import { defineTable } from './table.js';

interface Note {
  id: string;
  of: string;
  read: boolean;
}
const notes = defineTable<Note>('notes');

test('a group names its rows oldest first, also after one of them has changed', () => {
  const { of, watcher } = groupBy(notes, (note) => note.of);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, of: 'ann', read: false }));
  const see = (row: Note | null, before: Note | undefined) =>
    watcher({ table: notes, id: row?.id ?? before?.id ?? '', row, before });
  for (const note of [a, b, c]) if (note) see(note, undefined);
  see({ id: 'a', of: 'ann', read: true }, a);
  expect([...of('ann')]).toEqual(['a', 'b', 'c']);

  see({ id: 'b', of: 'bob', read: false }, b);
  expect([...of('ann')]).toEqual(['a', 'c']);
  expect([...of('bob')]).toEqual(['b']);
  see(null, { id: 'b', of: 'bob', read: false });
  expect([...of('bob')]).toEqual([]);
});
