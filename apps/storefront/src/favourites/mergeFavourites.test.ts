import type { Favourite } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { mergeFavourites } from './mergeFavourites.js';

const favourite = (id: string, likes = 1) => ({ id, likes }) as Favourite;
const ids = (rows: Favourite[]) => rows.map(({ id }) => id);

test('§2 the first list is shown as it is', () => {
  expect(ids(mergeFavourites([], [favourite('b'), favourite('a')]))).toEqual(['b', 'a']);
});

test('§2 a removed favourite stays at its place, and a restored one comes back to it', () => {
  const rows = [favourite('c'), favourite('b'), favourite('a')];
  const removed = mergeFavourites(rows, [favourite('c'), favourite('a')]);
  expect(ids(removed)).toEqual(['c', 'b', 'a']);
  expect(ids(mergeFavourites(removed, [favourite('b'), favourite('c'), favourite('a')]))).toEqual(['c', 'b', 'a']);
});

test('§2 a favourite of another tab comes first, and each row is as the list has it', () => {
  const rows = mergeFavourites([favourite('a', 1)], [favourite('b', 5), favourite('a', 2)]);
  expect(rows).toEqual([favourite('b', 5), favourite('a', 2)]);
});
