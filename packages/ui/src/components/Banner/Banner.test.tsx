import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

describe('Banner', () => {
  test('is a region named by its word', async () => {
    show();
    await expect.element(banner).toHaveTextContent("Tonight's performances are cancelled.");
  });

  test('as an alert it contains the word and the sentence', async () => {
    show({ role: 'alert' });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent("Typhoon signal no. 8Tonight's performances are cancelled.");
  });
});
