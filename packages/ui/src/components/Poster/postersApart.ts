import { characterOf } from './character.js';
import { familyOf } from './interests.js';
import type { PosterProps } from './Poster.js';

/** Reorders items as little as possible, so that neighbouring posters have different compositions. */
export function postersApart<Item>(
  items: readonly Item[],
  posterOf: (item: Item) => Pick<PosterProps, 'seed' | 'interest' | 'lines'>,
): Item[] {
  const familyOfItem = (item: Item) => {
    const { seed, interest, lines } = posterOf(item);
    return familyOf(seed, interest, characterOf(lines) !== '');
  };
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const last = ordered.at(-1);
    const next = waiting.findIndex((item) => last === undefined || familyOfItem(item) !== familyOfItem(last));
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
