import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.js';
import { DataTable, type DataTableColumn } from './index.js';

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
  args: { caption: 'Transaction history', columns, rows, rowKey: (row) => row.number },
} satisfies Meta<typeof DataTable<Purchase>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
