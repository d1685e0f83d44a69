import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Banner, type BannerProps } from './Banner.js';

const root = freshRoot();

const show = (props: Partial<BannerProps> = {}) =>
  root.render(
    <Banner variant="weather" word="Typhoon signal no. 8" {...props}>
      Tonight's performances are cancelled.
    </Banner>,
  );

const banner = page.getByRole('region', { name: 'Typhoon signal no. 8', exact: true });
const close = page.getByRole('button', { name: 'Close', exact: true });

describe('Banner', () => {
  test('is a region named by its word', async () => {
    show();
    await expect.element(banner).toHaveTextContent("Tonight's performances are cancelled.");
  });

  test('has no button to dismiss it without onDismiss', async () => {
    show({ dismissLabel: 'Close' });
    await expect.element(banner).toBeVisible();
    expect(close.query()).toBeNull();
  });

  test.each(['{Enter}', ' '])('Tab reaches the button, and the key "%s" dismisses the banner', async (key) => {
    const onDismiss = vi.fn();
    show({ onDismiss, dismissLabel: 'Close' });
    await expect.element(close).toBeVisible();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('as an alert it contains the word and the sentence, and not the button', async () => {
    show({ role: 'alert', onDismiss: () => {}, dismissLabel: 'Close' });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent("Typhoon signal no. 8Tonight's performances are cancelled.");
    expect(alert.element().contains(close.element())).toBe(false);
  });
});
