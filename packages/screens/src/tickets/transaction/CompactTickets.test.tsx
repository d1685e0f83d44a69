import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { transactionIn } from '../../shared/story/index.js';
import { CompactTickets } from './CompactTickets.js';

const root = screenRoot();

beforeEach(() => {
  root.render(
    transactionIn('en_us', { bought: [['lion', 10]] }).orders.map((order) => (
      <CompactTickets key={order.event.id} order={order} />
    )),
  );
});

const show = (seat: number) =>
  page.getByRole('button', { name: `${words.receipt.showCode} M1, row G, seat ${seat}`, exact: true });

test('is an article named by the event, with one code for all seats and a numbered row per seat', async () => {
  await expect.element(page.getByRole('article', { name: 'Echoes under Lion Rock', exact: true })).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(1);
  expect(page.getByRole('listitem').elements()).toHaveLength(10);
});

test('the button of a seat shows the code of that seat with its number', async () => {
  await show(10).click();
  const dialog = page.getByRole('dialog', { name: 'M1, row G, seat 10', exact: true });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('img').element().getAttribute('aria-label')).toBe('M1, row G, seat 10');
  await expect.element(dialog.getByText(/-02$/)).toBeVisible();
});

test('Escape closes the code, and the focus returns to the button of the seat', async () => {
  await show(9).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(show(9)).toHaveFocus();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});
