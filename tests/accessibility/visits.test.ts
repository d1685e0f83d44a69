import { fontSizes, langs, themes } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { allModes, coveringModes, pairsOf, visitsOf } from './visits.js';

const everyPair = new Set(allModes.flatMap(pairsOf));

const screenWith = (stories: number) =>
  Array.from({ length: stories }, (_, index) => ({ id: `screens-login--${index}`, title: 'Screens/Login' }));

describe('the visits of the accessibility matrix', () => {
  test('cover every pair with at most twelve modes', () => {
    expect(coveringModes.length).toBeLessThanOrEqual(12);
  });

  test.each([1, 2, 5, 9, 14])('try every pair of modes on a screen with %i stories', (stories) => {
    const visits = visitsOf(screenWith(stories));
    const pairs = new Set(visits.flatMap(({ modes }) => modes).flatMap(pairsOf));
    expect([...pairs].sort()).toEqual([...everyPair].sort());
    expect(new Set(visits.map(({ id }) => id)).size).toBe(stories);
  });

  test('have one language each, and are ordered by language', () => {
    const visits = visitsOf([
      ...screenWith(5),
      { id: 'components-primitives-button--default', title: 'Components/Button' },
    ]);
    expect(visits.every(({ lang, modes }) => modes.every((mode) => mode.lang === lang))).toBe(true);
    const order = visits.map(({ lang }) => langs.indexOf(lang));
    expect(order).toEqual([...order].sort());
  });

  test('check a component in every theme and at every text size', () => {
    const [visit] = visitsOf([{ id: 'components-primitives-button--default', title: 'Components/Button' }]);
    expect(visit?.modes.map(({ theme }) => theme)).toEqual([...themes]);
    expect(visit?.reflowSizes).toEqual([...fontSizes]);
  });

  test('check every mode of every story of a screen with --all', () => {
    const visits = visitsOf(screenWith(2), true);
    expect(visits.flatMap(({ modes }) => modes)).toHaveLength(2 * 3 * 3 * 3 * 2);
  });
});
