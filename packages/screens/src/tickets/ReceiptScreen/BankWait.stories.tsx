import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankWait } from './BankWait.js';

const meta = {
  title: 'Screens/Receipt/Bank wait',
  component: BankWait,
  args: { bankUrl: '#bank', secondsLeft: 521, checking: false },
} satisfies Meta<typeof BankWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Checking: Story = { args: { checking: true } };
export const LastMinute: Story = { args: { secondsLeft: 24 } };

/** A wallet app has no page to return to. */
export const WithoutAction: Story = { args: { bankUrl: null } };
