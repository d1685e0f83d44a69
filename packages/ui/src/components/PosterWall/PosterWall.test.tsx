import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
