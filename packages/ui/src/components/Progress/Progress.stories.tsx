import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Progress } from './index.js';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading card.jpg', value: 62 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Started: Story = { args: { value: 0 } };

export const Done: Story = { args: { label: 'card.jpg uploaded', value: 100 } };

/** Unknown amount: a still hatch, and no percentage. */
export const Indeterminate: Story = { args: { label: 'Checking the photo', value: undefined } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { label: '正在上傳「二零二六年十一月二十一日籠屋裡的鯨魚大坑劇院購票信用卡正面相片（已塗黑）.jpg」' },
};

export const LongEnglish: Story = {
  args: { label: 'Uploading the picture of the front of the card you paid with, covered, 184 KB of 298 KB' },
};

export const Narrow: Story = {
  decorators: [narrow],
};
