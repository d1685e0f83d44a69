import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFavourite } from './lists.js';

const state = { eventId: 'night-sailing-3', favourite: false, likes: 1284 };

test('§2 a favourite counts among the likes, and no longer once it is taken back', () => {
  expect(withFavourite(state, true)).toEqual({ ...state, favourite: true, likes: 1285 });
  expect(withFavourite(withFavourite(state, true), false)).toEqual(state);
});

test('§2 a member counts once, however often the button is pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (presses) => {
      const after = presses.reduce(withFavourite, state);
      expect(after.likes - state.likes).toBe(Number(after.favourite));
      expect(after.favourite).toBe(presses.at(-1) ?? false);
    }),
  );
});
