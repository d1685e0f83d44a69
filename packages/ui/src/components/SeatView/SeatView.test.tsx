import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SeatView } from './SeatView.js';

const root = freshRoot();

const restricted = {
  focus: 'stage',
  distance: 14,
  angle: -20,
  height: 0.6,
  width: 10,
  hidden: { from: 0.2, to: 0.4 },
} as const;

describe('SeatView', () => {
  test('is a picture whose name is the view in words', async () => {
    root.render(<SeatView label="14 m from the stage" {...restricted} />);
    await expect.element(page.getByRole('img', { name: '14 m from the stage', exact: true })).toBeVisible();
  });

  test('is at most 3 kB of SVG', async () => {
    const views = [restricted, { ...restricted, distance: 3, angle: 60 }, { ...restricted, distance: 90, height: 20 }];
    root.render(views.map((view) => <SeatView key={view.distance} label="View" {...view} />));
    await expect.element(page.getByRole('img').first()).toBeVisible();
    const drawings = [...document.querySelectorAll('svg[role="img"]')];
    expect(drawings).toHaveLength(views.length);
    for (const { outerHTML } of drawings) expect(new Blob([outerHTML]).size).toBeLessThanOrEqual(3000);
  });

  test.each(['default', 'night', 'bw'])('in the theme %s its parts have outlines, not only colours', async (theme) => {
    document.documentElement.dataset.theme = theme;
    root.render(<SeatView label="View" {...restricted} />);
    await expect.element(page.getByRole('img')).toBeVisible();
    const strokes = [...document.querySelectorAll('svg[role="img"] path')].map((path) => getComputedStyle(path).stroke);
    expect(strokes.every((stroke) => stroke !== 'none')).toBe(true);
    document.documentElement.dataset.theme = 'default';
  });
});
