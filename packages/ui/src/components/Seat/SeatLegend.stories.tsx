import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatLegend } from './SeatLegend.js';

const meta = {
  title: 'Components/Ticketing/SeatLegend',
  component: SeatLegend,
  args: {
    label: 'Legend',
    entries: [
      { label: 'Zone A', price: 'HK$380', zone: 'A' },
      { label: 'Zone B', price: 'HK$280', zone: 'B' },
      { label: 'Zone C', price: 'HK$220', zone: 'C' },
      { label: 'Zone D', price: 'HK$180', zone: 'D' },
      { label: 'Selected', zone: 'A', state: 'selected' },
      { label: 'Sold', zone: 'A', state: 'sold' },
      { label: 'Wheelchair space', zone: 'A', type: 'wheelchair' },
      { label: 'Companion seat', zone: 'A', type: 'companion' },
      { label: 'Restricted view, behind a pillar', price: 'HK$120', zone: 'D', restricted: true },
    ],
  },
} satisfies Meta<typeof SeatLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cinema: Story = {
  args: {
    entries: [
      { label: 'Available', price: 'HK$85', zone: 'B' },
      { label: 'Selected', zone: 'B', state: 'selected' },
      { label: 'Single gap, not accepted', zone: 'B', state: 'gap' },
      { label: 'Sold', zone: 'B', state: 'sold' },
      { label: 'Wheelchair space', zone: 'B', type: 'wheelchair' },
    ],
  },
};

/** As wide as the panel beside a plan. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongEnglish: Story = {
  args: {
    label: 'Legend',
    entries: [
      { label: 'Zone A, front stalls and first row of the balcony', price: 'HK$1,380', zone: 'A' },
      {
        label: 'Restricted view: a handrail crosses the lower part of the stage',
        price: 'HK$480',
        zone: 'D',
        restricted: true,
      },
      { label: 'An empty seat between the ones you have chosen', zone: 'A', state: 'gap' },
      { label: 'Seat for whoever comes along with a wheelchair user', zone: 'A', type: 'companion' },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '座位圖圖例，包括票區、票價及座位狀態',
    entries: [
      { label: 'A 區：堂座前排及樓座第一排正中', price: 'HK$1,380', zone: 'A' },
      { label: '視線受阻：前方欄杆遮擋舞台下方約四分之一', price: 'HK$480', zone: 'D', restricted: true },
      { label: '已選座位之間的空位，須填補或更改後才能提交', zone: 'A', state: 'gap' },
      { label: '輪椅使用者同行照顧者的座位', zone: 'A', type: 'companion' },
    ],
  },
};
