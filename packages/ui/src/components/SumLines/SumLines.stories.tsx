import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { SumLines } from './SumLines.js';

const meta = {
  title: 'Components/Ticketing/SumLines',
  component: SumLines,
  args: {
    lines: [
      { label: 'Tickets × 3', value: '784.00' },
      { label: 'Service charge (not refunded)', value: '30.00' },
      { label: 'E-ticket', value: '0.00' },
      { label: '5,000 points used', value: '−50.00' },
    ],
  },
} satisfies Meta<typeof SumLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongEnglish: Story = {
  args: {
    lines: [
      { label: 'The Night Banquet at the Pavilion of a Hundred Flowers, with surtitles × 12', value: '12,960.00' },
      { label: 'Service charge, 12 tickets (not refunded)', value: '120.00' },
      { label: 'Paid by', value: 'Credit card' },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    lines: [
      { label: '百花亭夜宴（全本粵劇，附中英文字幕）門票 × 12', value: '12,960.00' },
      { label: '服務費，按每張門票計算（任何情況下均不設退款）', value: '240.00' },
      { label: '專人速遞往香港島、九龍及新界指定工商地址', value: '50.00' },
      { label: '付款方式', value: '信用卡（香港聯合銀行白金卡）・ 尾號 4417' },
    ],
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
