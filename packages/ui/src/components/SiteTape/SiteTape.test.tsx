import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SiteTape } from './SiteTape.js';

const root = freshRoot();

beforeEach(async () => {
  root.render(
    <SiteTape
      home="/en_us"
      name="First Gong"
      secondLine="開鑼票務"
      secondLang="zh-Hant"
      word="Demo"
      note="No money moves."
    >
      <main>Sample Bank</main>
    </SiteTape>,
  );
  await expect.element(page.getByRole('main')).toBeVisible();
});

describe('SiteTape', () => {
  test('says that it is a demonstration before the content of the page', () => {
    const banner = page.getByRole('banner').element();
    expect(banner.textContent).toContain('Demo');
    expect(banner.textContent).toContain('No money moves.');
    const follows = banner.compareDocumentPosition(page.getByRole('main').element());
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('its mark is a link back to the shop, named by the shop', async () => {
    const home = page.getByRole('link', { name: 'First Gong 開鑼票務', exact: true });
    await expect.element(home).toHaveAttribute('href', '/en_us');
  });

  test('is as high as the window, with tape at the bottom', () => {
    expect(root.host.firstElementChild?.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
    const last = root.host.firstElementChild?.lastElementChild;
    expect(last?.getBoundingClientRect().height).toBeGreaterThan(16);
    expect(last?.textContent).toBe('');
  });
});
