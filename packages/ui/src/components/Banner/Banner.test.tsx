import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Banner, type BannerProps } from './Banner.js';

const root = freshRoot();

const show = (props: Partial<BannerProps> = {}) =>
  root.render(
    <Banner kind="weather" word="Typhoon signal no. 8" {...props}>
      Tonight's performances are cancelled.
    </Banner>,
  );

const banner = page.getByRole('region', { name: 'Typhoon signal no. 8' });
const close = page.getByRole('button', { name: 'Close' });

describe('Banner', () => {
  test('is a region named by the word of its kind', async () => {
    show();
    await expect.element(banner).toHaveTextContent("Tonight's performances are cancelled.");
  });

  test('cannot be closed unless somebody hears it', async () => {
    show({ closeLabel: 'Close' });
    await expect.element(banner).toBeVisible();
    expect(close.query()).toBeNull();
  });

  test.each(['{Enter}', ' '])('its cross is reached with Tab and closes with "%s"', async (key) => {
    const onClose = vi.fn();
    show({ onClose, closeLabel: 'Close' });
    await expect.element(close).toBeVisible();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('says both word and sentence, and not the cross, when it comes as an alert', async () => {
    show({ role: 'alert', onClose: () => {}, closeLabel: 'Close' });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent("Typhoon signal no. 8Tonight's performances are cancelled.");
    expect(alert.element().contains(close.element())).toBe(false);
  });
});
