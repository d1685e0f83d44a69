import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SeatLegend } from './SeatLegend.js';

const root = freshRoot();

describe('SeatLegend', () => {
  test('explains each sign with words and its price, and hides the picture', async () => {
    root.render(
      <SeatLegend
        label="圖例"
        entries={[
          { label: 'A 區', price: '$380', zone: 'A' },
          { label: '已售', zone: 'A', state: 'sold' },
        ]}
      />,
    );
    await expect.element(page.getByRole('list', { name: '圖例', exact: true })).toBeVisible();
    const [zone, sold] = page.getByRole('listitem').elements();
    expect(zone?.querySelector('[aria-hidden]')?.nextElementSibling?.textContent).toBe('A 區 $380');
    expect(sold?.querySelector('[aria-hidden]')?.nextElementSibling?.textContent?.trim()).toBe('已售');
  });
});
