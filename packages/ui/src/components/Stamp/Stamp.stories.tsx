import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './index.js';

const meta = {
  title: 'Components/Stamp',
  component: Stamp,
  args: { children: '付款完成' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Void: Story = { args: { tone: 'void', children: '已取消' } };
export const English: Story = { args: { children: 'Paid' }, globals: { lang: 'en_us' } };
