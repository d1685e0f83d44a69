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
      onMore={shown < 72 ? () => setShown(shown + 24) : undefined}
    />
  );
}

const button = page.getByRole('button');
const live = page.getByRole('status');

describe('LoadMore', () => {
  test('says how far the list reaches and reads aloud where the new part begins', async () => {
    root.render(<Orders />);
    await expect.element(page.getByText('24 of 72')).toBeVisible();
    await expect.element(live).toHaveTextContent('');
    await button.click();
    await expect.element(page.getByText('48 of 72')).toBeVisible();
    await expect.element(live).toHaveTextContent('24 more orders, from number 25.');
  });

  test('keeps the focus on the button while there is more, then on the words that say how far it reaches', async () => {
    root.render(<Orders />);
    await button.click();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(page.getByText('72 of 72')).toHaveFocus();
  });

  test('a list that is whole from the start takes no focus', async () => {
    root.render(<LoadMore label="Show 24 more" progress="3 of 3" />);
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('while busy it says so and ignores presses', async () => {
    const onMore = vi.fn();
    root.render(<LoadMore label="Show 24 more" progress="24 of 72" onMore={onMore} busy busyLabel="Loading" />);
    await expect.element(button).toHaveAccessibleName('Loading');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onMore).not.toHaveBeenCalled();
  });

  test('an error is seen and read aloud, and the button is there to try again', async () => {
    root.render(
      <LoadMore label="Show 24 more" progress="24 of 72" onMore={() => {}} error="Nothing came." message="24 more." />,
    );
    await expect.element(live).toHaveTextContent('Nothing came.');
    await expect.element(page.getByText('Nothing came.').first()).toBeVisible();
    await expect.element(button).toBeEnabled();
  });
});
