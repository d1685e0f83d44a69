import { expect, test } from 'vitest';
import { freshRoot } from '../../testing/freshRoot.js';
import { QrCode } from './index.js';

const root = freshRoot();

async function draw(value: string): Promise<SVGSVGElement> {
  root.render(<QrCode value={value} label="Entry code" />);
  await expect.poll(() => root.host.querySelector('path')?.getAttribute('d')).toBeTruthy();
  return root.host.querySelector('svg') as SVGSVGElement;
}

/** The dark modules that the path draws. */
function modules(svg: SVGSVGElement): { size: number; dark: Set<string> } {
  const dark = new Set<string>();
  for (const [, x, y, run] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(run); step += 1) dark.add(`${Number(x) + step},${y}`);
  }
  return { size: svg.viewBox.baseVal.width, dark };
}

test('a ticket code has the module count of a QR version and four white modules on every side', async () => {
  const { size, dark } = modules(await draw('FG2041773011'));
  expect((size - 8 - 17) % 4).toBe(0);
  const places = [...dark].map((place) => place.split(',').map(Number));
  expect(Math.min(...places.flat())).toBe(4);
  expect(Math.max(...places.flat())).toBe(size - 5);
});

test('the three finder squares, by which a scanner finds the code, are in their corners', async () => {
  const { size, dark } = modules(await draw('FG2041773012'));
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let step = 0; step < 7; step += 1) {
      expect(dark.has(`${left + step},${top}`)).toBe(true);
      expect(dark.has(`${left},${top + step}`)).toBe(true);
    }
    expect(dark.has(`${left + 1},${top + 1}`)).toBe(false);
    expect(dark.has(`${left + 3},${top + 3}`)).toBe(true);
  }
});

test('different tickets have different codes', async () => {
  root.render(['FG2041773011', 'FG2041773012'].map((value) => <QrCode key={value} value={value} label={value} />));
  await expect.poll(() => root.host.querySelectorAll('path[d]').length).toBe(2);
  const [first, second] = [...root.host.querySelectorAll('svg')].map((svg) => [...modules(svg).dark].sort());
  expect(first).not.toEqual(second);
});

test('is black on white in the night theme too', async () => {
  document.documentElement.dataset.theme = 'night';
  const svg = await draw('FG2041773011');
  const fill = (selector: string) => getComputedStyle(svg.querySelector(selector) as Element).fill;
  expect([fill('rect'), fill('path')]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  document.documentElement.dataset.theme = 'default';
});
