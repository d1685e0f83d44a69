import { loadContent } from '@first-gong/i18n/content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../../shared/screenRoot.js';
import type { DeliveryChoice } from './DeliveryScreen.js';
import { DeliveryScreen } from './DeliveryScreen.js';

const content = await loadContent('en_us', 'delivery');
const root = screenRoot();

const show = async (choice: DeliveryChoice, today = '2026-11-20') => {
  root.render(<DeliveryScreen content={content} choice={choice} today={today} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const result = page.getByRole('status');
const form = page.getByRole('form', { name: 'Delivery', exact: true });
/** No-break spaces keep dates on one line. */
const plain = () => (result.element().textContent ?? '').replaceAll('\u00a0', ' ');

test('§9 before a day is entered, the calculator asks for one; its form is sent to the page itself', async () => {
  await show({ way: 'hongKong', day: '' });
  await expect.element(result).toHaveTextContent('Choose where the tickets go');
  const { method, action } = form.element() as HTMLFormElement;
  expect([method, new URL(action).pathname]).toEqual(['get', '/en_us/Delivery.html']);
  await expect.element(page.getByLabelText('Day of the show')).toHaveAttribute('min', '2026-11-20');
});

test('§9 destination and day of the show lead to fee, days, last day to order and last day to change', async () => {
  await show({ way: 'hongKong', day: '2026-12-04' });
  await expect.element(result).toHaveTextContent('A courier can still be chosen');
  expect(plain()).toContain('HK$40');
  expect(plain()).toContain('27 Nov 2026 (5 working days left)');
  expect(plain()).toContain('Last day to change the delivery25 Nov 2026');
  await show({ way: 'overseas', day: '2027-01-08' });
  await expect.element(result).toHaveTextContent('HK$500');
  expect(plain()).toContain('10 to 20 days');
});

test('§9 after the last day the calculator offers the other ways', async () => {
  await show({ way: 'mainland', day: '2026-11-28' });
  await expect.element(result).toHaveTextContent('A courier can no longer be chosen for this show.');
  expect(plain()).toContain('14 Nov 2026');
  expect(plain()).not.toContain('left)');
});

test.each(['yesterday', '2026-11-19', '2028-01-01', '<b>'])(
  'a day that cannot be worked out is refused: %s',
  async (day) => {
    await show({ way: 'hongKong', day });
    expect(plain()).toContain('Choose a day from 20 Nov 2026 to 20 Nov 2027');
    await expect.element(page.getByLabelText('Day of the show')).toHaveValue('');
  },
);
