import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { en } from '../../words/en.js';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { Link } from '../Link/index.js';
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './index.js';

interface Purchase {
  number: string;
  date: string;
  title: string;
  seats: string;
  total: string;
}

const columns: DataTableColumn<Purchase>[] = [
  { key: 'date', header: 'Dates', type: 'number', cell: (row) => row.date },
  { key: 'title', header: 'Events', rowHeader: true, cell: (row) => <b>{row.title}</b> },
  { key: 'seats', header: 'Seats', cell: (row) => row.seats },
  { key: 'total', header: 'HK$', type: 'amount', cell: (row) => row.total },
  {
    key: 'detail',
    header: 'Details',
    cell: (row) => (
      <Link href={`#${row.number}`} standalone>
        {row.number}
      </Link>
    ),
  },
];

const rows: Purchase[] = [
  {
    number: 'T-20261120-08841273',
    date: '20 Nov',
    title: 'The Whale in the Cage Home',
    seats: 'Stalls, row F, seats 11–13',
    total: '764.00',
  },
  {
    number: 'T-20261031-05520273',
    date: '31 Oct',
    title: 'Night Banquet at Flower Pavilion',
    seats: 'Front stalls, row C, seats 7–8',
    total: '780.00',
  },
  {
    number: 'T-20261002-01974273',
    date: '2 Oct',
    title: 'Echoes under Lion Rock',
    seats: 'Circle, row B, seat 21',
    total: '1,360.00',
  },
];

const meta = {
  title: 'Components/Primitives/DataTable',
  component: DataTable<Purchase>,
  args: { caption: 'Transaction history', columns, rows, rowKey: (row) => row.number, words: en.DataTable },
} satisfies Meta<typeof DataTable<Purchase>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const byDate = ['2 Oct', '31 Oct', '20 Nov'];
const values: Record<string, (row: Purchase) => number> = {
  date: (row) => byDate.indexOf(row.date),
  total: (row) => Number(row.total.replace(',', '')),
};

function Sorted(props: DataTableProps<Purchase>) {
  const [sort, setSort] = useState<DataTableSort>({ key: 'date', direction: 'descending' });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const value = values[sort.key] ?? (() => 0);
  const sorted = [...props.rows].sort((a, b) => (value(a) - value(b)) * turn);
  return <DataTable {...props} rows={sorted} sort={{ value: sort, onChange: setSort }} />;
}

/** The heads of some columns sort. */
export const Sortable: Story = {
  args: { columns: columns.map((column) => ({ ...column, sortable: column.key in values })) },
  render: (args) => <Sorted {...args} />,
};

function Selected(props: DataTableProps<Purchase>) {
  const [value, setValue] = useState(['T-20261031-05520273']);
  return <Sorted {...props} selection={{ value, onChange: setValue, rowLabel: (row) => row.title }} />;
}

export const Selectable: Story = { args: Sortable.args, render: (args) => <Selected {...args} /> };

/** Rows are blocks below the buttons that sort. */
export const SelectablePhone: Story = { ...Selectable, globals: { viewport: { value: 'w320' } } };

export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    rows: Array.from({ length: 30 }, (_, index) => ({ ...rows[index % 3], number: `T-${index + 1}` }) as Purchase),
  },
};

export const Empty: Story = { args: { rows: [] } };

export const EmptyWithAction: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No tickets bought yet." action={<Button size="small">See all events</Button>} />,
  },
};

export const Busy: Story = { args: { rows: [], busy: true, words: { busyLabel: 'Loading your transactions' } } };

/** Rows that are there stay while others load. */
export const BusyWithRows: Story = { args: { busy: true } };

/** On phones, records are blocks of labelled pairs. */
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };

const chineseHeaders: Record<string, string> = { date: '日期', title: '節目', seats: '座位', detail: '詳情' };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    caption: '交易紀錄',
    columns: columns.map((column) => ({ ...column, header: chineseHeaders[column.key] ?? column.header })),
    rows: [
      {
        number: 'T-20261002-01974273',
        date: '10月2日',
        title: '獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
        seats: '樓座左側 AA 排 21、22、23、24 號，樓座右側 BB 排 1、2、3 號',
        total: '13,600.00',
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    caption: 'Transactions of the last twelve months',
    columns: [
      { key: 'date', header: 'Performance date', type: 'number', cell: (row) => row.date },
      { key: 'title', header: 'Programme', rowHeader: true, cell: (row) => <b>{row.title}</b> },
      { key: 'seats', header: 'Seats and admissions', cell: (row) => row.seats },
      { key: 'total', header: 'Total in HK$', type: 'amount', cell: (row) => row.total },
      {
        key: 'detail',
        header: 'Details',
        cell: (row) => (
          <Link href={`#${row.number}`} standalone>
            {row.number}
          </Link>
        ),
      },
    ],
    rows: [
      {
        number: 'T-20261002-01974273',
        date: 'Fri 2 Oct 2026',
        title: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Anniversary Gala',
        seats: 'Upper circle left, row AA, seats 121, 122, 123 and 124; upper circle right, row BB, seats 101 to 103',
        total: '13,600.00',
      },
    ],
  },
};
