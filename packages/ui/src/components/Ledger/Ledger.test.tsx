import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Ledger } from './index.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <Ledger
      caption="Transactions"
      rowKey={(row) => row.number}
      rows={[
        { number: 'T-1', title: 'Whale in the Cage Home', total: '764.00' },
        { number: 'T-2', title: 'Echoes under Lion Rock', total: '360.00' },
      ]}
      columns={[
        { key: 'title', header: 'Event', rowHeader: true, cell: (row) => row.title },
        { key: 'total', header: 'HK$', type: 'amount', cell: (row) => row.total },
      ]}
    />,
  );
});

for (const [name, width] of [
  ['desktop', 1280],
  ['phone', 390],
] as const) {
  test(`on a ${name} it is a table with a name, column heads and one head per row`, async () => {
    await page.viewport(width, 800);
    const table = page.getByRole('table', { name: 'Transactions', exact: true });
    await expect.element(table).toBeInTheDocument();
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(['Event', 'HK$']);
    expect(
      table
        .getByRole('rowheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(['Whale in the Cage Home', 'Echoes under Lion Rock']);
    expect(table.getByRole('cell').elements()).toHaveLength(2);
  });
}

test('on a phone every value shows the head of its column, and on a desktop no value does', async () => {
  await page.viewport(390, 800);
  const cell = page.getByRole('cell').first();
  await expect.element(cell).toHaveTextContent('764.00');
  const label = () => getComputedStyle(cell.element(), '::before').content;
  expect(label()).toContain('HK$');
  await page.viewport(1280, 800);
  expect(label()).toBe('none');
});

test('a long head of a column wraps at its words', async () => {
  await page.viewport(800, 800);
  root.render(
    <Ledger
      caption="Transactions"
      rowKey={(row) => row.number}
      rows={[{ number: 'T-1', total: '7.00' }]}
      columns={[
        { key: 'number', header: 'Number', rowHeader: true, cell: (row) => row.number },
        ...['a', 'b', 'c', 'd'].map((key) => ({
          key,
          header: 'Points earned with this transaction 交易所得積分',
          cell: (row: { total: string }) => row.total,
        })),
      ]}
    />,
  );
  const head = page.getByRole('columnheader', { name: /Points earned/ }).first();
  await expect.element(head).toBeVisible();
  expect(head.element().getBoundingClientRect().height).toBeGreaterThan(40);
  expect(root.host.scrollWidth).toBeLessThanOrEqual(800);
});

test('an amount before another column has a gap after it, and in the last column it ends with the table', async () => {
  await page.viewport(1280, 800);
  root.render(
    <Ledger
      caption="Transactions"
      rowKey={(row) => row.number}
      rows={[{ number: 'T-1', total: '7.00' }]}
      columns={[
        { key: 'first', header: 'Total', type: 'amount', cell: (row) => row.total },
        { key: 'number', header: 'Number', rowHeader: true, cell: (row) => row.number },
        { key: 'last', header: 'Paid', type: 'amount', cell: (row) => row.total },
      ]}
    />,
  );
  await expect.element(page.getByRole('columnheader', { name: 'Paid', exact: true })).toBeVisible();
  const [first, last] = page.getByRole('cell').elements();
  const gaps = [first, last].map((cell) => cell && Number.parseFloat(getComputedStyle(cell).paddingInlineEnd));
  expect(gaps).toEqual([12, 0]);
});
