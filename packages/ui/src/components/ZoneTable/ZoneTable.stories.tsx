import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sticker } from '../Sticker/index.js';
import { type ZoneRow, ZoneTable, type ZoneTableProps } from './ZoneTable.js';

const rows: ZoneRow[] = [
  { code: 'A', name: 'A 區', location: '堂座 A–C 排', price: 'HK$380', left: '尚餘 18' },
  { code: 'B', name: 'B 區', location: '堂座 D–J 排', price: 'HK$280', left: '尚餘 64' },
  { code: 'C', name: 'C 區', location: '堂座 K–P 排', price: 'HK$220', left: '尚餘 71' },
  { code: 'D', name: 'D 區', location: '樓座', price: 'HK$180', left: '尚餘 102' },
];

function Chosen(props: ZoneTableProps) {
  const [value, setValue] = useState(props.value);
  return <ZoneTable {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/ZoneTable',
  component: ZoneTable,
  render: (args) => <Chosen {...args} />,
  args: {
    id: 'zone',
    name: 'zone',
    legend: '票區',
    rows,
    value: null,
    onChange: () => {},
    columns: { price: '票價', location: '位置', left: '餘票' },
  },
} satisfies Meta<typeof ZoneTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ZoneChosen: Story = { args: { value: 'B' } };

export const PartlySoldOut: Story = {
  args: { value: 'B', rows: rows.map((row) => (row.code === 'A' ? { ...row, gone: true, left: '已售罄' } : row)) },
};

export const RestrictedView: Story = {
  args: {
    rows: rows.map((row) =>
      row.code === 'D'
        ? {
            ...row,
            price: 'HK$120',
            stickers: <Sticker kind="restrictedView">視線受阻</Sticker>,
            note: '右側座位前有燈光桁架，看不到舞台左後方約四分之一。',
          }
        : row,
    ),
  },
};

export const Standing: Story = {
  args: {
    rows: [
      {
        code: 'A',
        name: '企位',
        location: '台前地面',
        price: 'HK$680',
        left: '尚餘 340',
        stickers: <Sticker kind="standing">企位</Sticker>,
      },
      { code: 'B', name: '看台', location: '看台 11 至 14', price: 'HK$880', left: '尚餘 52' },
    ],
  },
};

export const WithError: Story = { args: { error: '請選擇票區。' } };
