import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Loading } from './Loading.js';

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  args: { label: '載入心願單' },
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Block: Story = { args: { size: 'block', label: '載入節目' } };

export const Page: Story = { args: { size: 'page', label: '載入訂單' } };

export const LongChinese: Story = {
  args: { label: '正在載入過去一年的交易紀錄、門票和派送狀態，節目較多時可能需時半分鐘' },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { label: 'Loading your transactions of the last year, with their tickets and the state of their delivery' },
};

export const Narrow: Story = {
  args: LongChinese.args,
  decorators: [narrow],
};
