import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LikeCount } from './LikeCount.js';

const root = freshRoot();

describe('LikeCount', () => {
  test('screen readers read the number and what it counts, and not the heart', async () => {
    root.render(<LikeCount count="24.6K" label="people like this" />);
    await expect.element(page.getByText('24.6K')).toBeVisible();
    expect(root.host.textContent).toBe('24.6K people like this');
    expect(root.host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('heart and number stay on one line in the narrowest container', async () => {
    root.render(
      <div style={{ inlineSize: '20px' }}>
        <LikeCount count="24.6 K" label="people like this" />
      </div>,
    );
    const count = page.getByText('24.6 K');
    await expect.element(count).toBeVisible();
    const lines = document.createRange();
    lines.selectNodeContents(count.element());
    expect(lines.getClientRects()).toHaveLength(1);
  });
});
