import type { Meta, StoryObj } from '@storybook/react-vite';
import { SumLines } from './SumLines.js';

const meta = {
  title: 'Components/SumLines',
  component: SumLines,
  args: {
    lines: [
      { label: '門票 × 3', value: '784.00' },
      { label: '服務費（不設退款）', value: '30.00' },
      { label: '電子門票', value: '0.00' },
      { label: '積分抵扣 5,000 分', value: '−50.00' },
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
