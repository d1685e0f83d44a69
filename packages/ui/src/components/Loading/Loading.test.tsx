import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Loading } from './Loading.js';

const root = freshRoot();

const status = page.getByRole('status');
const height = () => status.element().getBoundingClientRect().height;

describe('Loading', () => {
  test('is a polite status that screen readers may read at once', async () => {
    root.render(<Loading label="Loading your wish list" />);
    await expect.element(status).toHaveTextContent('Loading your wish list');
    await expect.element(status).not.toHaveAttribute('aria-busy');
  });

  test('a quiet one is no status', async () => {
    root.render(<Loading label="Loading your wish list" quiet />);
    await expect.element(page.getByText('Loading your wish list')).toBeVisible();
    await expect.element(status).not.toBeInTheDocument();
  });

  test('reserves more space for a block than for a row, and most for a page', async () => {
    const heights = [];
    for (const size of ['row', 'block', 'page'] as const) {
      root.render(<Loading label={size} size={size} />);
      await expect.element(status).toHaveTextContent(size);
      heights.push(height());
    }
    const [row = 0, block = 0, page = 0] = heights;
    expect(row).toBeGreaterThan(60);
    expect(block).toBeGreaterThan(row);
    expect(page).toBeGreaterThan(block);
  });

  test('does not move', async () => {
    root.render(<Loading label="Loading" size="block" />);
    await expect.element(status).toBeVisible();
    expect(root.host.getAnimations({ subtree: true })).toEqual([]);
  });
});
