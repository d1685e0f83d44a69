import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { Sticker } from '../Sticker/index.js';
import { type ZoneRow, ZoneTable, type ZoneTableProps } from './ZoneTable.js';

const rows: ZoneRow[] = [
  { code: 'A', name: 'Zone A', location: 'Stalls, rows A–C', price: 'HK$380', left: '18' },
  { code: 'B', name: 'Zone B', location: 'Stalls, rows D–J', price: 'HK$280', left: '64' },
  { code: 'C', name: 'Zone C', location: 'Stalls, rows K–P', price: 'HK$220', left: '71' },
  { code: 'D', name: 'Zone D', location: 'Balcony', price: 'HK$180', left: '102' },
];

function Chosen(props: ZoneTableProps) {
  const [value, setValue] = useState(props.value);
  return <ZoneTable {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Ticketing/ZoneTable',
  component: ZoneTable,
  render: (args) => <Chosen {...args} />,
  args: {
    name: 'zone',
    label: 'Zone',
    rows,
    value: null,
    onChange: () => {},
    columns: { price: 'Prices', location: 'Location', left: 'Remaining' },
  },
} satisfies Meta<typeof ZoneTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ZoneChosen: Story = { args: { value: 'B' } };

export const PartlySoldOut: Story = {
  args: { value: 'B', rows: rows.map((row) => (row.code === 'A' ? { ...row, gone: true, left: 'Sold out' } : row)) },
};

export const RestrictedView: Story = {
  args: {
    rows: rows.map((row) =>
      row.code === 'D'
        ? {
            ...row,
            price: 'HK$120',
            stickers: <Sticker variant="restrictedView">Restricted view</Sticker>,
            note: 'A lighting truss before the seats at the right hides about a quarter of the stage.',
          }
        : row,
    ),
  },
};

/** On a wish list, a zone with tickets cannot be chosen. */
export const Refused: Story = {
  args: {
    value: 'A',
    rows: rows.map((row) =>
      row.code === 'A'
        ? { ...row, left: 'Sold out' }
        : { ...row, refused: true, note: 'This zone still has enough tickets. Add them to the cart.' },
    ),
  },
};

export const Standing: Story = {
  args: {
    rows: [
      {
        code: 'A',
        name: 'Standing',
        location: 'Floor before the stage',
        price: 'HK$680',
        left: '340',
        stickers: <Sticker variant="standing">Standing</Sticker>,
      },
      { code: 'B', name: 'Stand', location: 'Stands 11 to 14', price: 'HK$880', left: '52' },
    ],
  },
};

export const Failed: Story = { name: 'Error', args: { error: 'Choose a zone.' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '請選擇票區',
    columns: { price: '每張票價', location: '在場館內的位置', left: '餘票數目' },
    rows: [
      {
        code: 'A',
        name: '貴賓區（附紀念品）',
        location: '堂座前中 A 至 C 排，正對舞台，設字幕機及無障礙通道',
        price: 'HK$1,380',
        left: '只餘最後 18 張',
      },
      {
        code: 'D',
        name: '樓座後排及側座',
        location: '樓座 K 至 R 排，須經樓梯前往',
        price: 'HK$12,680',
        left: '已售罄，可登記候補',
        gone: true,
      },
      {
        code: 'C',
        name: '視線受阻座位',
        location: '堂座左右兩側柱後 L 至 P 排',
        price: 'HK$480',
        left: '尚餘 1,033 張',
        stickers: <Sticker variant="restrictedView">視線受阻</Sticker>,
        note: '座位前有燈光桁架及欄杆，看不到舞台左後方約四分之一；身高不足 1.5 米的觀眾，視線所受影響會較大。',
      },
    ],
    error: '請先選擇票區，才能選擇座位或由系統分配最佳座位；已售罄的票區只可登記候補。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Price zone',
    columns: { price: 'Price of a ticket', location: 'Where in the house', left: 'Still available' },
    rows: [
      {
        code: 'A',
        name: 'Premium seats with a programme',
        location: 'Front stalls, rows A to C, facing the stage and on the level of the entrance',
        price: 'HK$1,380',
        left: 'Only 18 tickets left',
      },
      {
        code: 'D',
        name: 'Back of the balcony',
        location: 'Balcony, rows K to R, up a flight of stairs',
        price: 'HK$12,680',
        left: 'Sold out, waiting list open',
        gone: true,
      },
      {
        code: 'C',
        name: 'Seats with a restricted view',
        location: 'Stalls, left and right blocks, rows L to P behind the pillars',
        price: 'HK$480',
        left: '1,033 tickets left',
        stickers: <Sticker variant="restrictedView">Restricted view</Sticker>,
        note: 'A lighting truss and a handrail hide about a quarter of the stage on the left, and more for whoever is shorter than 1.5 m.',
      },
    ],
    error:
      'Choose a price zone first, then your seats. For a zone that is sold out you can only join the waiting list.',
  },
};

/** On phones each row has two lines. */
export const Narrow: Story = {
  ...LongEnglish,
  globals: { viewport: { value: 'w320' } },
  decorators: [narrow],
};
