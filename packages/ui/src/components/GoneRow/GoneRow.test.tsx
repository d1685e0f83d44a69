import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { TextButton } from '../Button/index.js';
import { GoneRow } from './GoneRow.js';

const root = freshRoot();

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  document.documentElement.dataset.size = '16';
  await page.viewport(414, 896);
});

const forcedColours = () =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });

const show = async () => {
  root.render(
    <GoneRow
      title="These 2 seats were removed from your cart"
      seats="Standing A, 2 tickets, HK$2,560"
      seatsLabel="No longer yours:"
      reason="They were released at 20:58. Nothing was charged."
      actions={<TextButton>Got it</TextButton>}
    />,
  );
  await expect.element(page.getByText('These 2 seats were removed from your cart')).toBeVisible();
};

describe('GoneRow', () => {
  test('screen readers read words before the seats in place of the line through them', async () => {
    await show();
    const seats = page.getByText('Standing A, 2 tickets, HK$2,560');
    await expect.element(seats).toBeVisible();
    expect(seats.element().parentElement?.textContent).toBe('No longer yours: Standing A, 2 tickets, HK$2,560');
    expect(getComputedStyle(seats.element()).textDecorationLine).toBe('line-through');
  });

  test('is not a live region, because the page announces once that the time is up', async () => {
    await show();
    expect(page.getByRole('alert').query()).toBeNull();
    expect(page.getByRole('status').query()).toBeNull();
    expect(root.host.querySelector('[aria-live]')).toBeNull();
  });

  test('in forced colours, which may drop the stripes, it has a dashed border', async () => {
    await show();
    const row = root.host.firstElementChild ?? root.host;
    expect(getComputedStyle(row).borderTopStyle).toBe('none');
    await forcedColours();
    expect(getComputedStyle(row).borderTopStyle).toBe('dashed');
  });

  test.each([320, 768])('at %i px with large type nothing leaves its box', async (width) => {
    document.documentElement.dataset.size = '18';
    await page.viewport(width, 800);
    root.render(
      <GoneRow
        title="These 6 seats were removed from your cart, as the bank had not answered"
        seats="Stalls, front: M2, row F, seats 11, 12, 13, 14, 15 and 16, HK$1,680"
        seatsLabel="No longer yours:"
        reason="The bank had not answered by 21:12, so they were released. Nothing was charged."
        actions={
          <>
            <TextButton>See what is left of this performance</TextButton>
            <TextButton>Got it, and thank you</TextButton>
          </>
        }
      />,
    );
    await expect.element(page.getByText('Got it, and thank you')).toBeVisible();
    expect(root.host.scrollWidth).toBe(width);
  });
});
