import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PosterWall } from './PosterWall.js';

const wall = (lines: readonly string[]) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<PosterWall lang="en" posters={[{ seed: 'half-moon', interest: 'dance', lines }]} />),
    'text/html',
  );

test('is scenery: hidden from assistive technology, with nothing to press', () => {
  const page = wall(['Half Moon']);
  expect(page.body.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(page.querySelector('a, button, [tabindex]')).toBeNull();
});

test('a poster with a title carries it, one without is art alone', () => {
  expect(wall(['Half Moon']).querySelector('text')?.textContent).toBe('Half Moon');
  expect(wall([]).querySelector('text')).toBeNull();
});
