import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Progress } from './index.js';

const root = freshRoot();

const bar = page.getByRole('progressbar', { name: 'Uploading card.jpg', exact: true });

test('is a progress bar named by its label, with its value and the percentage', async () => {
  root.render(<Progress label="Uploading card.jpg" value={61.6} />);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '61.6');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '62%');
  await expect.element(page.getByText('62%')).toBeVisible();
});

test('the ink fills the share of the bar that is done, and never more than the whole bar', async () => {
  root.render(<Progress label="Uploading card.jpg" value={140} />);
  await expect.element(bar).toHaveAttribute('aria-valuetext', '100%');
  const track = bar.element().lastElementChild;
  const ink = track?.firstElementChild;
  await expect.poll(() => ink?.getBoundingClientRect().width).toBe((track?.clientWidth ?? 0) - 4);
});

test('without a value it reports none, and nothing in it moves', async () => {
  root.render(<Progress label="Uploading card.jpg" />);
  await expect.element(bar).toBeVisible();
  expect(bar.element().hasAttribute('aria-valuenow')).toBe(false);
  expect(bar.element().textContent).toBe('Uploading card.jpg');
  expect(bar.element().getAnimations({ subtree: true })).toHaveLength(0);
});
