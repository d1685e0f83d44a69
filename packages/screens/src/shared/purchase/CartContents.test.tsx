import type { CartItem } from '@first-gong/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot } from '../screenRoot.js';
import { itemIn, longItem, nothingTried } from '../story/index.js';
import { CartContents } from './CartContents.js';
import type { Removal } from './CartHold.js';

const whale = itemIn('en_us', 'whale');
const onRemove = vi.fn();
const root = screenRoot();

beforeEach(() => onRemove.mockClear());

const show = (items: CartItem[] = [whale], removing: Removal | null = null) =>
  root.render(
    <CartContents
      cart={{ items, released: [] }}
      main={false}
      again={nothingTried}
      removing={removing}
      onRemove={onRemove}
      onHoldAgain={() => {}}
      onDismissReleased={() => {}}
    />,
  );

describe('a performance in the cart', () => {
  test('two performances of one event are two regions with different names', async () => {
    show([whale, itemIn('en_us', 'whaleNextWeek')]);
    const regions = page.getByRole('region', { name: /^The Whale in the Cage Home \S/ });
    await expect.element(regions.nth(1)).toBeVisible();
    const [one, other] = regions.elements().map((region) => region.querySelector('h2 ~ p')?.textContent);
    expect(one).not.toBe(other);
  });

  test('the event is a heading of level 2 with a link to its page', async () => {
    show();
    const heading = page.getByRole('heading', { level: 2, name: 'The Whale in the Cage Home', exact: true });
    await expect.element(heading.getByRole('link')).toHaveAttribute('href', '/en_us/EventDetail.html?eventId=whale');
  });

  test('screen readers do not read the art, because the title is beside it', async () => {
    show();
    await expect.element(page.getByRole('region')).toBeVisible();
    const pictures = [...root.host.querySelectorAll('section > :first-child svg')];
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.every((picture) => picture.closest('[aria-hidden="true"]'))).toBe(true);
  });

  test('on the smallest phone the longest words stay in their box', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    show([longItem('en_us')]);
    await expect.element(page.getByRole('region')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});

describe('the seats of a hold', () => {
  test('each seat is a list item with its price; the name of the one button lists all seats it removes', async () => {
    show();
    const seats = page.getByRole('listitem');
    await expect.element(seats.nth(0)).toHaveTextContent(/seat 11 Stalls.*HK\$280/);
    await expect.element(seats.nth(1)).toHaveTextContent(/seat 12 Stalls.*HK\$280/);
    await page.getByRole('button', { name: /^Remove 3 seats: M2, row F, seats 11/ }).click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ holdId: whale.holdId });
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });

  test('a single seat has the button in its row, and no reason', async () => {
    show([itemIn('en_us', 'whaleFront')]);
    const button = page.getByRole('listitem').getByRole('button', { name: /^Remove M1, row C, seat 7$/ });
    await expect.element(button).toBeVisible();
    expect(page.getByText(/together/).query()).toBeNull();
  });

  test('a seat that can leave alone has a button in its row, beside the one that removes all', async () => {
    const [seat] = whale.seats;
    const items = [{ ...whale, alone: whale.seats.slice(0, 1) }];
    show(items);
    await page.getByRole('button', { name: 'Remove M2, row F, seat 11', exact: true }).click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ holdId: whale.holdId, seat });
    expect(page.getByRole('button').elements()).toHaveLength(2);
    show(items, { holdId: whale.holdId, seat });
    await expect.element(page.getByRole('button', { name: /^Removing M2, row F, seat 11/ })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /^Remove 3 seats/ })).not.toHaveAttribute('aria-disabled');
  });

  test('while seats are released the button keeps the focus, says so, and ignores a second press', async () => {
    show();
    await page.getByRole('button').click();
    show([whale], { holdId: whale.holdId });
    const button = page.getByRole('button', { name: /^Removing: M2/ });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
