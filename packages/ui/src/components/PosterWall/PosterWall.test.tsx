import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { familyOf } from '../Poster/interests.js';
import { PosterWall } from './PosterWall.js';

const wall = (lines: readonly string[]) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<PosterWall lang="en" posters={[{ seed: 'half-moon', interest: 'dance', lines }]} />),
    'text/html',
  );

test('is hidden from assistive technology and has no links or buttons', () => {
  const page = wall(['Half Moon']);
  expect(page.body.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(page.querySelector('a, button, [tabindex]')).toBeNull();
});

test('a poster with title lines shows them, one without is art alone', () => {
  expect(wall(['Half Moon']).querySelector('text')?.textContent).toBe('Half Moon');
  expect(wall([]).querySelector('text')).toBeNull();
});

test('two posters that are drawn in the same way do not stand side by side', () => {
  const isAlike = (seed: string) => familyOf(seed, 'music', false) === familyOf('a', 'music', false);
  const seeds = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const alike = seeds.filter(isAlike).slice(0, 2);
  const other = seeds.filter((seed) => !isAlike(seed)).slice(0, 1);
  const posters = [...alike, ...other].map((seed) => ({ seed, interest: 'music', lines: [`Poster ${seed}`] }));
  const page = new DOMParser().parseFromString(
    renderToStaticMarkup(<PosterWall lang="en" posters={posters} />),
    'text/html',
  );
  expect([...page.querySelectorAll('text')].map((title) => title.textContent)).toEqual(
    [alike[0], ...other, alike[1]].map((seed) => `Poster ${seed}`),
  );
});
