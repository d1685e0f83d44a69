import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PrintTicket } from './index.js';

const root = freshRoot();

afterEach(() => {
  document.documentElement.dataset.theme = 'default';
});

const show = (seats: readonly number[]) =>
  root.render(
    <PrintTicket
      brand={['First Gong', '開鑼']}
      order="T-08841"
      tickets={seats.map((seat) => ({
        number: `FG 77 ${seat}`,
        when: 'Sat 21 Nov 2026, 15:00',
        title: 'The Whale in the Cage House',
        venue: 'Tai Hang Theatre',
        place: `M2, F ${seat}`,
        notes: 'Standard HK$280',
        code: `FG77${seat}`,
        codeLabel: `Entry code: F ${seat}`,
      }))}
      facts={[{ label: 'Holder', value: 'Chan Hoi-ching' }]}
      smallPrint="Each code admits once."
    />,
  );

test('each ticket is an article named by title and place, with its code and its number', async () => {
  show([11]);
  const ticket = page.getByRole('article', { name: 'The Whale in the Cage House M2, F 11', exact: true });
  await expect.element(ticket).toBeVisible();
  await expect.element(ticket.getByRole('img', { name: 'Entry code: F 11', exact: true })).toBeVisible();
  await expect.element(ticket.getByText('FG 77 11')).toBeVisible();
});

test('three tickets per sheet; every sheet has number, holder and conditions', async () => {
  show([11, 12, 13, 14]);
  await expect.poll(() => root.host.children.length).toBe(2);
  const sheets = [...root.host.children];
  expect(sheets.map((sheet) => sheet.querySelectorAll('article').length)).toEqual([3, 1]);
  expect(sheets.map((sheet) => sheet.textContent?.match(/T-08841 ・ \d \/ \d/)?.[0])).toEqual([
    'T-08841 ・ 1 / 2',
    'T-08841 ・ 2 / 2',
  ]);
  for (const sheet of sheets) {
    expect(sheet.textContent).toContain('Chan Hoi-ching');
    expect(sheet.textContent).toContain('Each code admits once.');
  }
});

test('is black on white in the night theme too', async () => {
  document.documentElement.dataset.theme = 'night';
  show([11]);
  const ticket = page.getByRole('article');
  await expect.element(ticket).toBeVisible();
  const { backgroundColor, color, borderTopColor } = getComputedStyle(ticket.element());
  expect([backgroundColor, color, borderTopColor]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
});

test('no line breaks inside a number in groups: telephone number, number of the ticket', async () => {
  root.render(
    <PrintTicket
      brand={['First Gong', '開鑼']}
      order="T-08841"
      tickets={[
        {
          number: 'FG 2041 7730 11',
          when: 'Sat 21 Nov 2026, 15:00',
          title: 'The Whale in the Cage House',
          venue: 'Tai Hang Theatre',
          place: 'M2, F 11',
          notes: 'Standard HK$280',
          code: 'FG7711',
          codeLabel: 'Entry code: F 11',
        },
      ]}
      facts={[{ label: 'Telephone', value: '0000 0000' }]}
      smallPrint="Each code admits once. Questions: 0000 0000."
    />,
  );
  const conditions = page.getByText(/Each code admits once/);
  await expect.element(conditions).toBeVisible();
  expect(conditions.element().textContent).toBe('Each code admits once. Questions: 0000\u00a00000.');
  const number = page.getByText('FG 2041 7730 11').element();
  if (number instanceof HTMLElement) number.style.inlineSize = '3rem';
  expect(number.getClientRects()).toHaveLength(1);
  expect(number.getBoundingClientRect().height).toBeLessThan(30);
});
