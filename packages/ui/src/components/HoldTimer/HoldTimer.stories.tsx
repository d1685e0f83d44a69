import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { HoldTimer } from './HoldTimer.js';

const meta = {
  title: 'Components/Ticketing/HoldTimer',
  component: HoldTimer,
  args: {
    secondsLeft: 521,
    totalSeconds: 600,
    label: 'Time left to buy these seats',
    children: 'Held for you until the timer ends.',
  },
} satisfies Meta<typeof HoldTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const JustHeld: Story = { args: { secondsLeft: 600 } };

export const UnderAMinute: Story = {
  args: {
    secondsLeft: 42,
    children: 'Less than a minute left. After that the seats go back on sale.',
  },
};

export const RunOut: Story = { args: { secondsLeft: 0, children: 'The time is up. The seats are no longer held.' } };

export const LongEnglish: Story = {
  args: {
    label: 'Time left to buy these seats',
    children: 'Your seats are held. When the time is up all of them, of every event, are released together.',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '購物車內所有節目座位的保留時間',
    children: '購物車內兩個節目合共 6 個座位已為你保留；請在時限前完成付款，時間一到，所有節目的座位便不再保留。',
  },
};

export const Narrow: Story = {
  args: { ...LongEnglish.args, secondsLeft: 42 },
  decorators: [narrow],
};
