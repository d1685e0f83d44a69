import { expect, test } from 'vitest';
import { hexOf } from './cssColour.js';

test.each([
  ['#123A8C', '#123a8c'],
  ['#abc', '#aabbcc'],
  ['rebeccapurple', '#663399'],
  ['rgb(18 58 140)', '#123a8c'],
  ['hsl(220deg 100% 50%)', '#0055ff'],
  ['hwb(220 0% 0%)', '#0055ff'],
  ['oklch(1 0 0)', '#ffffff'],
  ['color-mix(in srgb, #000 50%, #fff)', '#808080'],
  ['rgb(from blue r 255 b)', '#00ffff'],
])('%s is %s', (css, hex) => {
  expect(hexOf(css)).toBe(hex);
});

test('a colour outside sRGB is the nearest one inside, as the page shows it', () => {
  expect(hexOf('color(display-p3 0 1 0)')).toMatch(/^#00f[\da-f]{3}$/);
});

test.each(['', 'oops', '#12345', 'red blue', 'var(--brand)', 'currentColor', 'transparent', 'rgb(0 0 0 / 50%)'])(
  '"%s" has no contrast of its own',
  (css) => {
    expect(hexOf(css)).toBeUndefined();
  },
);
