import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { LengthMeter } from './LengthMeter.js';

const countInChinese = (left: number) => (left < 0 ? `超出 ${-left} 字` : `尚餘 ${left} 字`);

const meta = {
  title: 'Components/Forms/LengthMeter',
  component: LengthMeter,
  args: { value: 'Can the tickets for 20 November be sent by courier?', limit: 60, countLabel: countInChinese },
} satisfies Meta<typeof LengthMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Full: Story = { args: { limit: 20 } };

export const Over: Story = { args: { limit: 12 } };

/** Below a new password: one cell per character. */
export const CellsAlone: Story = { args: { value: 'ferrypier1881', limit: 20, countLabel: undefined } };

export const LongEnglish: Story = {
  args: {
    value: 'May I have the tickets for the twentieth of November sent by courier?',
    limit: 40,
    countLabel: (left) => `${-left} characters more than an enquiry can have; shorten it before you send it`,
  },
};

export const Narrow: Story = {
  args: { limit: 12 },
  decorators: [narrow],
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    value: '請問十一月二十日《籠屋裡的鯨魚》的三張門票，可否由親身領取改為速遞，並寄往另一個地址？',
    limit: 30,
    countLabel: (left) => `超出查詢內容的字數上限 ${-left} 個字，請先刪減再傳送`,
  },
};
