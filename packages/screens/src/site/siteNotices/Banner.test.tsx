import { freshRoot } from '@first-gong/ui/testing';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner } from './Banner.js';

const root = freshRoot();

const show = (announced: boolean) =>
  root.render(
    <Banner variant="weather" word="Typhoon signal no. 8" announced={announced}>
      Tonight's performances are cancelled.
    </Banner>,
  );

const banner = page.getByRole('region', { name: 'Typhoon signal no. 8', exact: true });

describe('Banner', () => {
  test('is a region named by its word', async () => {
    show(false);
    await expect.element(banner).toHaveTextContent("Tonight's performances are cancelled.");
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('as an alert it contains the word and the sentence', async () => {
    show(true);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent("Typhoon signal no. 8Tonight's performances are cancelled.");
  });
});
