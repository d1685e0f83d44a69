import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LengthMeter } from './LengthMeter.js';

const root = freshRoot();

const show = (value: string, limit: number) =>
  root.render(<LengthMeter value={value} limit={limit} countLabel={(left) => `${left} left`} />);

const cells = (state: string) => root.host.querySelectorAll(`[data-state="${state}"]`).length;

describe('LengthMeter', () => {
  test.each([
    ['none for nothing', '', 20, 0],
    ['one for each of twenty characters', 'ferrypier1881', 20, 13],
    ['one at the first character of a long text', 'a', 2000, 1],
    ['not the last before the limit', 'a'.repeat(1999), 2000, 19],
    ['all at the limit', 'a'.repeat(2000), 2000, 20],
    ['one for a character outside the first plane', '𠮷', 20, 1],
  ])('fills %s', async (_what, value, limit, filled) => {
    show(value, limit);
    await expect.poll(() => root.host.querySelectorAll('[data-state]').length).toBe(20);
    expect(cells('filled')).toBe(filled);
  });

  test('marks every cell of a text that is too long', async () => {
    show('a'.repeat(21), 20);
    await expect.poll(() => cells('over')).toBe(20);
  });

  test('announces nothing at first, and the characters left in the last tenth', async () => {
    const status = page.getByRole('status');
    show('a'.repeat(90), 100);
    await expect.element(status).toHaveTextContent('10 left');
    show('a'.repeat(89), 100);
    await expect.element(status).toBeEmptyDOMElement();
    show('a'.repeat(101), 100);
    await expect.element(status).toHaveTextContent('-1 left');
  });

  test('announces after a pause in typing, and not at every key', async () => {
    const spoken: string[] = [];
    show('a'.repeat(95), 100);
    const status = page.getByRole('status');
    await expect.element(status).toBeInTheDocument();
    new MutationObserver(() => spoken.push(root.host.querySelector('[role="status"]')?.textContent ?? '')).observe(
      root.host,
      {
        characterData: true,
        childList: true,
        subtree: true,
      },
    );
    show('a'.repeat(96), 100);
    show('a'.repeat(97), 100);
    await expect.element(status).toHaveTextContent('3 left');
    expect(new Set(spoken.filter(Boolean))).toEqual(new Set(['3 left']));
  });
});
