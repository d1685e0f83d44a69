import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.js';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    label: '購票步驟',
    steps: ['選擇場次', '選位', '購物車', '核對交易', '收據'],
    current: 2,
    doneLabel: '已完成',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstStep: Story = { args: { current: 0 } };

export const LastStep: Story = { args: { current: 4 } };

export const English: Story = {
  args: {
    label: 'Steps of your purchase',
    steps: ['Performance', 'Seats', 'Cart', 'Check', 'Receipt'],
    doneLabel: 'done',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
