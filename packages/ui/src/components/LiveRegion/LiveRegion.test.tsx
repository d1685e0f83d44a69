import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LiveRegion } from './LiveRegion.js';

const root = freshRoot();

describe('LiveRegion', () => {
  test('is in the page before the first message, and is the same element for every message', async () => {
    root.render(<LiveRegion message="" />);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    const region = page.getByRole('status').element();
    for (const message of ['1 seat in your cart.', '2 seats in your cart.', '']) {
      root.render(<LiveRegion message={message} />);
      await expect.poll(() => region.textContent).toBe(message);
      expect(page.getByRole('status').element()).toBe(region);
    }
  });

  test('waits until the screen reader has read its sentence', async () => {
    root.render(<LiveRegion message="Seats are released." />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Seats are released.');
    await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });

  test('takes no space on the screen', async () => {
    root.render(<LiveRegion message={'A long sentence about seats. '.repeat(20)} />);
    await expect.element(page.getByRole('status')).toBeInTheDocument();
    expect(root.host.getBoundingClientRect().height).toBe(0);
    expect(page.getByRole('status').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  });
});
