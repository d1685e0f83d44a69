import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SeatLegend } from './SeatLegend.js';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

describe('SeatLegend', () => {
  test('says each sign in words and its price, and hides the picture', async () => {
    root.render(
      <SeatLegend
        label="圖例"
        entries={[
          { label: 'A 區', price: '$380', zone: 'A' },
          { label: '已售', zone: 'A', state: 'sold' },
        ]}
      />,
    );
    await expect.element(page.getByRole('list', { name: '圖例' })).toBeVisible();
    const [zone, sold] = page.getByRole('listitem').elements();
    expect(zone?.querySelector('[aria-hidden]')?.nextElementSibling?.textContent).toBe('A 區 $380');
    expect(sold?.querySelector('[aria-hidden]')?.nextElementSibling?.textContent?.trim()).toBe('已售');
  });
});
