import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulate } from '../../testing/emulate.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { ZoneMark } from './ZoneMark.js';

const root = freshRoot();

afterEach(() => emulate());

const codes = ['A', 'B', 'C', 'D'] as const;

const show = async () => {
  root.render(codes.map((code) => <ZoneMark key={code} zone={code} />));
  await expect.element(page.getByText('D', { exact: true })).toBeVisible();
  return codes.map((code) => page.getByText(code, { exact: true }).element());
};

const cushion = (mark: Element) => getComputedStyle(mark, '::after');

describe('ZoneMark', () => {
  test('screen readers read its letter', async () => {
    await show();
    for (const code of codes) {
      const mark = page.getByText(code, { exact: true });
      await expect.element(mark).toBeVisible();
      expect(mark.element().closest('[aria-hidden], [role="img"]')).toBeNull();
    }
  });

  test.each(['default', 'night', 'bw'])('in %s the four zones have four different patterns', async (theme) => {
    document.documentElement.dataset.theme = theme;
    const marks = await show();
    const patterns = marks.map((mark) => cushion(mark).backgroundImage.replaceAll(/rgba?\([^)]*\)/g, 'ink'));
    expect(new Set(patterns).size).toBe(4);
  });

  test('in forced colours every cushion keeps its pattern', async () => {
    await emulate({ 'forced-colors': 'active' });
    const marks = await show();
    const [solid, ...others] = marks;
    expect(solid && cushion(solid).backgroundColor).not.toBe(solid && getComputedStyle(solid).backgroundColor);
    const ink = solid && cushion(solid).backgroundColor;
    for (const mark of others) expect(cushion(mark).backgroundImage).toContain(ink);
  });

  test('prints its pattern, although browsers omit backgrounds', async () => {
    const marks = await show();
    await emulate({}, 'print');
    expect(marks.map((mark) => cushion(mark).printColorAdjust)).toEqual(['exact', 'exact', 'exact', 'exact']);
  });
});
