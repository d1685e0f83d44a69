import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { InEnglish } from '../../testing/inEnglish.js';
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './index.js';

const root = freshRoot();

interface Purchase {
  number: string;
  title: string;
  total: number;
}

const rows: Purchase[] = [
  { number: 'T-1', title: 'Whale in the Cage Home', total: 764 },
  { number: 'T-2', title: 'Echoes under Lion Rock', total: 360 },
  { number: 'T-3', title: 'Night Ferry', total: 80 },
];
const columns: DataTableColumn<Purchase>[] = [
  { key: 'title', header: 'Event', rowHeader: true, cell: (row) => row.title },
  { key: 'total', header: 'HK$', type: 'amount', sortable: true, cell: (row) => row.total },
];

const shop = (props: Partial<DataTableProps<Purchase>> = {}) => (
  <InEnglish>
    <DataTable caption="Transactions" columns={columns} rows={rows} rowKey={(row) => row.number} {...props} />
  </InEnglish>
);

const table = page.getByRole('table', { name: 'Transactions', exact: true });
const texts = (role: 'columnheader' | 'rowheader') =>
  table
    .getByRole(role)
    .elements()
    .map((head) => head.textContent);

describe.each([
  ['desktop', 1280],
  ['phone', 390],
])('on a %s', (_, width) => {
  beforeEach(() => page.viewport(width, 800));

  test('it is a table with a name, column heads and one head per row', async () => {
    root.render(shop());
    await expect.element(table).toBeInTheDocument();
    expect(texts('columnheader')).toEqual(['Event', 'HK$']);
    expect(texts('rowheader')).toEqual(rows.map((row) => row.title));
    expect(table.getByRole('cell').elements()).toHaveLength(3);
  });

  test('a head sorts: ascending first, then descending, and the table announces it', async () => {
    function Sorted() {
      const [sort, setSort] = useState<DataTableSort>();
      const turn = sort?.direction === 'descending' ? -1 : 1;
      const sorted = sort ? [...rows].sort((a, b) => (a.total - b.total) * turn) : rows;
      return shop({ rows: sorted, sort: { value: sort, onChange: setSort } });
    }
    root.render(<Sorted />);
    const button = page.getByRole('button', { name: 'HK$', exact: true });
    const head = page.getByRole('columnheader', { name: 'HK$', exact: true });
    await expect.element(button).toBeVisible();
    await expect.element(head).not.toHaveAttribute('aria-sort');
    await button.click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(texts('rowheader')).toEqual(['Night Ferry', 'Echoes under Lion Rock', 'Whale in the Cage Home']);
    await userEvent.keyboard('{Enter}');
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.element(button).toHaveFocus();
    expect(texts('rowheader')[0]).toBe('Whale in the Cage Home');
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });

  test('checkboxes select rows, one selects all, and the number is announced', async () => {
    const onChange = vi.fn();
    function Selected() {
      // A row of another page stays selected.
      const [value, setValue] = useState<string[]>(['T-9']);
      const change = (keys: string[]) => {
        setValue(keys);
        onChange(keys);
      };
      return shop({ selection: { value, onChange: change, rowLabel: (row) => row.title } });
    }
    root.render(<Selected />);
    const all = page.getByRole('checkbox', { name: 'Select all', exact: true });
    const one = page.getByRole('checkbox', { name: 'Select Night Ferry', exact: true });
    const status = page.getByRole('status');
    await expect.element(all).not.toBePartiallyChecked();
    await one.click();
    expect(onChange).toHaveBeenLastCalledWith(['T-9', 'T-3']);
    await expect.element(all).toBePartiallyChecked();
    await expect.element(status).toHaveTextContent('Rows selected: 2');
    await all.click();
    expect(onChange).toHaveBeenLastCalledWith(['T-9', 'T-1', 'T-2', 'T-3']);
    await expect.element(all).toBeChecked();
    await expect.element(all).not.toBePartiallyChecked();
    await one.click();
    expect(onChange).toHaveBeenLastCalledWith(['T-9', 'T-1', 'T-2']);
    await all.click();
    await all.click();
    expect(onChange).toHaveBeenLastCalledWith(['T-9']);
    await expect.element(status).toHaveTextContent('Rows selected: 1');
  });
});

test('without rows one cell has the word for an empty table, or what the caller gives', async () => {
  root.render(shop({ rows: [] }));
  const cell = page.getByRole('cell');
  await expect.element(cell).toHaveTextContent('No records found.');
  await expect.element(cell).toHaveAttribute('colspan', '2');
  root.render(shop({ rows: [], empty: <b>Buy your first ticket</b> }));
  await expect.element(cell).toHaveTextContent('Buy your first ticket');
});

test('while rows load, it announces it and keeps the loaded rows', async () => {
  root.render(shop({ rows: [], busy: false, empty: 'None' }));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  root.render(shop({ rows: [], busy: true, words: { busyLabel: 'Loading orders' }, empty: 'None' }));
  await expect.element(page.getByRole('cell')).toHaveTextContent('Loading orders');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading orders');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  root.render(shop({ busy: true }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…');
  expect(texts('rowheader')).toHaveLength(3);
});

test('a sticky head stays at the top of the window', async () => {
  await page.viewport(1280, 400);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...rows[0], number: `T-${index}` }) as Purchase);
  root.render(shop({ rows: many, stickyHeader: true }));
  const head = page.getByRole('columnheader').first();
  await expect.element(head).toBeVisible();
  window.scrollTo(0, 900);
  await expect.poll(() => Math.round(head.element().getBoundingClientRect().top)).toBe(0);
  expect(getComputedStyle(head.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  window.scrollTo(0, 0);
});

test('on paper it is a table without checkboxes, however narrow the paper is', async () => {
  await page.viewport(390, 800);
  root.render(shop({ selection: { value: [], onChange: () => {}, rowLabel: (row) => row.title } }));
  await expect.element(table).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(getComputedStyle(table.element()).display).toBe('table');
  await expect.element(page.getByRole('columnheader', { name: 'HK$', exact: true })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

test('on a phone texts begin at one edge, also those of several lines, and amounts end at the other', async () => {
  await page.viewport(390, 800);
  const long = { number: 'T-4', title: 'The Whale in the Cage Home, with captions in two languages', total: 7 };
  root.render(shop({ rows: [...rows, long] }));
  await expect.element(table).toBeVisible();
  const edges = (role: 'rowheader' | 'cell') =>
    page
      .getByRole(role)
      .elements()
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = [...range.getClientRects()];
        return {
          left: Math.round(Math.min(...lines.map(({ left }) => left))),
          right: Math.round(Math.max(...lines.map(({ right }) => right))),
        };
      });
  const starts = new Set(edges('rowheader').map(({ left }) => left));
  const ends = new Set(edges('cell').map(({ right }) => right));
  expect([starts.size, ends.size]).toEqual([1, 1]);
  expect([...ends]).toEqual([Math.round(table.element().getBoundingClientRect().right)]);
});

test('on a phone every value shows the head of its column, and on a desktop no value does', async () => {
  await page.viewport(390, 800);
  root.render(shop());
  const cell = page.getByRole('cell').first();
  await expect.element(cell).toHaveTextContent('764');
  const label = () => getComputedStyle(cell.element(), '::before').content;
  expect(label()).toContain('HK$');
  await page.viewport(1280, 800);
  expect(label()).toBe('none');
});

test('a long head of a column wraps at its words', async () => {
  await page.viewport(800, 800);
  root.render(
    <DataTable
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
  const amount = { type: 'amount', cell: (row: Purchase) => row.total } as const;
  root.render(
    shop({
      columns: [
        { key: 'first', header: 'Total', ...amount },
        { key: 'number', header: 'Number', rowHeader: true, cell: (row) => row.number },
        { key: 'last', header: 'Paid', ...amount },
      ],
    }),
  );
  await expect.element(page.getByRole('columnheader', { name: 'Paid', exact: true })).toBeVisible();
  const [first, last] = page.getByRole('cell').elements();
  const gaps = [first, last].map((cell) => cell && Number.parseFloat(getComputedStyle(cell).paddingInlineEnd));
  expect(gaps).toEqual([12, 0]);
});
