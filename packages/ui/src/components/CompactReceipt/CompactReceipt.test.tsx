import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { CompactReceipt } from './index.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <CompactReceipt
      seed="lion-rock"
      interest="music"
      lang="en"
      lines={['Echoes']}
      title="Echoes under Lion Rock"
      when="Fri 27 Nov 20:00"
      venue="Harbour Concert Hall"
      code="GROUP"
      codeLabel="Entry code for both seats"
      codeNote="Both at one door"
      showLabel="Show the code of"
      closeLabel="Close"
      seats={[9, 10].map((seat) => ({
        number: `FG 00${seat}`,
        place: `G ${seat}`,
        section: 'M1',
        type: 'Standard',
        code: `FG00${seat}`,
        label: `M1, row G, seat ${seat}`,
        sent: seat === 10 ? 'Sent to Ka-wing' : undefined,
      }))}
    />,
  );
});

const show = (seat: number) =>
  page.getByRole('button', { name: `Show the code of M1, row G, seat ${seat}`, exact: true });
const codes = () =>
  page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('aria-label'));

test('is an article named by the event, with one code for all seats and a numbered row per seat', async () => {
  await expect.element(page.getByRole('article', { name: 'Echoes under Lion Rock', exact: true })).toBeVisible();
  expect(codes()).toEqual(['Entry code for both seats']);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

test('the button of a seat shows the code of that seat with its number', async () => {
  await show(10).click();
  await expect.element(page.getByRole('dialog', { name: 'M1, row G, seat 10', exact: true })).toBeVisible();
  expect(page.getByRole('dialog').getByRole('img').element().getAttribute('aria-label')).toBe('M1, row G, seat 10');
  await expect.element(page.getByText('FG 0010')).toBeVisible();
});

test('Escape closes the code, and the focus returns to the button of the seat', async () => {
  await show(9).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(show(9)).toHaveFocus();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('a code that was sent on is marked in its row only', async () => {
  await expect.element(show(9)).toBeVisible();
  const rows = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent?.includes('Sent to Ka-wing'));
  expect(rows).toEqual([false, true]);
});
