import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { EmptyState } from './EmptyState.js';

const root = freshRoot();

describe('EmptyState', () => {
  test('its title is a paragraph without headingLevel', async () => {
    root.render(<EmptyState title="No events on this day." />);
    await expect.element(page.getByText('No events on this day.')).toBeVisible();
    expect(page.getByRole('heading').query()).toBeNull();
  });

  test('its title is a heading of the given level', async () => {
    root.render(<EmptyState title="Your cart is empty" headingLevel={2} />);
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Your cart is empty', exact: true }))
      .toBeVisible();
  });
});
