import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SiteTape } from './SiteTape.js';

let root: Root;
let host: HTMLElement;

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
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

afterEach(() => {
  root.unmount();
  host.remove();
});

describe('SiteTape', () => {
  test('says that it is a demonstration before the page begins', () => {
    const banner = page.getByRole('banner').element();
    expect(banner.textContent).toContain('Demo');
    expect(banner.textContent).toContain('No money moves.');
    const follows = banner.compareDocumentPosition(page.getByRole('main').element());
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('its mark leads back to the shop by name', async () => {
    const home = page.getByRole('link', { name: 'First Gong 開鑼票務' });
    await expect.element(home).toHaveAttribute('href', '/en_us');
  });

  test('is as high as the window, with tape at the foot', () => {
    expect(host.firstElementChild?.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
    const last = host.firstElementChild?.lastElementChild;
    expect(last?.getBoundingClientRect().height).toBeGreaterThan(16);
    expect(last?.textContent).toBe('');
  });
});
