import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouriteStanding, withFavourite } from './lists.js';

const state = { eventId: 'night-sailing-3', favourite: false, likes: 1284 };

test('§2 a favourite adds one like, and removing it takes the like back', () => {
  expect(withFavourite(state, true)).toEqual({ ...state, favourite: true, likes: 1285 });
  expect(withFavourite(withFavourite(state, true), false)).toEqual(state);
});

test('§2 a member counts once, even if the button is pressed repeatedly', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (presses) => {
      const after = presses.reduce(withFavourite, state);
      expect(after.likes - state.likes).toBe(Number(after.favourite));
      expect(after.favourite).toBe(presses.at(-1) ?? false);
    }),
  );
});

test.each([
  ['is on sale', false, { nextPerformanceAt: '2026-11-24T11:30:00.000Z' }, 'onSale'],
  [
    'was sold out when it was liked and has tickets now',
    true,
    { nextPerformanceAt: '2026-11-24T11:30:00.000Z' },
    'backOnSale',
  ],
  ['has no tickets left', false, { nextPerformanceAt: null }, 'soldOut'],
  ['is still sold out', true, { nextPerformanceAt: null }, 'soldOut'],
  ['has no performance to come', true, null, 'over'],
])('§2 a favourite that %s', (_, soldOutWhenLiked, event, standing) => {
  expect(favouriteStanding(soldOutWhenLiked, event)).toBe(standing);
});
