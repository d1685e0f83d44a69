import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LoadMore } from './LoadMore.js';

const root = freshRoot();

function Orders() {
  const [shown, setShown] = useState(24);
  return (
    <LoadMore
      label="Show 24 more"
      progress={`${shown} of 72`}
      message={shown > 24 ? `24 more orders, from number ${shown - 23}.` : ''}
      onLoadMore={shown < 72 ? () => setShown(shown + 24) : undefined}
    />
  );
}

const button = page.getByRole('button');
const live = page.getByRole('status');

describe('LoadMore', () => {
  test('shows how many entries are loaded and announces where the new entries begin', async () => {
    root.render(<Orders />);
    await expect.element(page.getByText('24 of 72')).toBeVisible();
    await expect.element(live).toHaveTextContent('');
    await button.click();
    await expect.element(page.getByText('48 of 72')).toBeVisible();
    await expect.element(live).toHaveTextContent('24 more orders, from number 25.');
  });

  test('the focus stays on the button while there is more, and then moves to the progress', async () => {
    root.render(<Orders />);
    await button.click();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(page.getByText('72 of 72')).toHaveFocus();
  });

  test('a list that is complete from the start takes no focus', async () => {
    root.render(<LoadMore label="Show 24 more" progress="3 of 3" />);
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('while busy it reads as busy and ignores presses', async () => {
    const onLoadMore = vi.fn();
    root.render(<LoadMore label="Show 24 more" progress="24 of 72" onLoadMore={onLoadMore} busy busyLabel="Loading" />);
    await expect.element(button).toHaveAccessibleName('Loading');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  test('an error is shown and announced, and the button tries again', async () => {
    root.render(
      <LoadMore
        label="Show 24 more"
        progress="24 of 72"
        onLoadMore={() => {}}
        error="Nothing came."
        message="24 more."
      />,
    );
    await expect.element(live).toHaveTextContent('Nothing came.');
    await expect.element(page.getByText('Nothing came.').first()).toBeVisible();
    await expect.element(button).toBeEnabled();
  });
});
