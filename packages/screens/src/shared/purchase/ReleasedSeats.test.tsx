import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { screenRoot, words } from '../screenRoot.js';
import { longItem, nothingTried, releasedIn } from '../story/index.js';
import { ReleasedSeats } from './ReleasedSeats.js';

const root = screenRoot();

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
});

const forcedColours = () =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });

const show = async (item = releasedIn('en_us', 'standing')) => {
  root.render(
    <ReleasedSeats item={item} main={false} again={nothingTried} onHoldAgain={() => {}} onDismissReleased={() => {}} />,
  );
  await expect.element(page.getByText(/removed from your cart|no longer in your cart/)).toBeVisible();
};

describe('seats that have left the cart', () => {
  test('screen readers read words before the seats in place of the line through them', async () => {
    await show();
    const seats = page.getByText(/HK\$2,560$/).last();
    await expect.element(seats).toBeVisible();
    expect(seats.element().parentElement?.textContent).toBe(
      `${words.cart.releasedWhatHidden} ${seats.element().textContent}`,
    );
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

  test('seats of a cancelled performance have no button to hold them again', async () => {
    const again = page.getByRole('button', { name: /^Hold (this seat|these \d+ seats) again/ });
    await show();
    await expect.element(again).toBeVisible();
    const item = releasedIn('en_us', 'standing', 'performanceCancelled');
    await show({ ...item, event: { ...item.event, cancelled: true } });
    await expect.element(page.getByText(/^The organiser cancelled this performance/)).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^See other performances/ })).toBeVisible();
  });

  test.each([320, 768])('at %i px with large type nothing leaves its box', async (width) => {
    document.documentElement.dataset.size = '18';
    await page.viewport(width, 800);
    const { event, seats, zone } = longItem('en_us');
    await show({ ...releasedIn('en_us', 'opera', 'bankNoAnswer'), event, seats, zoneName: zone.name });
    expect(root.host.scrollWidth).toBe(width);
  });
});
