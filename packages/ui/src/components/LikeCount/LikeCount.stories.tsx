import type { Meta, StoryObj } from '@storybook/react-vite';
import { LikeCount } from './LikeCount.js';

const meta = {
  title: 'Components/LikeCount',
  component: LikeCount,
  args: { count: '24.6K', label: '人讚好' },
} satisfies Meta<typeof LikeCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {};
export const Hundreds: Story = { args: { count: '864' } };
export const Millions: Story = { args: { count: '3.4M' } };
