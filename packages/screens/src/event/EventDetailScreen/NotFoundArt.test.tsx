import { freshRoot } from '@first-gong/ui/testing';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NotFoundArt } from './NotFoundArt.js';

const root = freshRoot();

describe('NotFoundArt', () => {
  test.each([
    [390, 1, 1],
    [800, 2, 2],
    [1200, 3, 3],
  ])('at %i px the gap has %i posters before and %i after it', async (width, before, after) => {
    await page.viewport(width, 800);
    root.render(<NotFoundArt />);
    await expect.element(page.getByText('404')).toBeVisible();
    const gap = page.getByText('404').element().getBoundingClientRect();
    const seen = [...root.host.querySelectorAll('div > svg')]
      .map((poster) => poster.getBoundingClientRect())
      .filter((box) => box.width > 0);
    expect(seen.filter((box) => box.right <= gap.left)).toHaveLength(before);
    expect(seen.filter((box) => box.left >= gap.right)).toHaveLength(after);
  });

  test('is hidden from screen readers and has no links or buttons', async () => {
    root.render(<NotFoundArt />);
    await expect.element(page.getByText('404')).toBeVisible();
    expect(root.host.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(root.host.querySelector('a, button, [tabindex]')).toBeNull();
  });
});
