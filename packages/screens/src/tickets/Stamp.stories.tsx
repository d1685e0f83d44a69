import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './Stamp.js';

const meta = { title: 'Screens/Tickets/Stamp', component: Stamp, args: { children: 'Paid' } } satisfies Meta<
  typeof Stamp
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Void: Story = { args: { variant: 'void', children: 'Cancelled' } };
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { variant: 'void', children: '已取消並已全數退款' },
};
export const LongEnglish: Story = { args: { variant: 'void', children: 'Cancelled and refunded' } };
