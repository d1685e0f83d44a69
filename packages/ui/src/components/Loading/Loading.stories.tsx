import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Loading } from './Loading.js';

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  args: { label: 'Loading the wish list' },
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Block: Story = { args: { size: 'block', label: 'Loading events' } };

export const Page: Story = { args: { size: 'page', label: 'Loading the order' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { label: '正在載入過去一年的交易紀錄、門票和派送狀態，節目較多時可能需時半分鐘' },
};

export const LongEnglish: Story = {
  args: { label: 'Loading your transactions of the last year, with their tickets and the state of their delivery' },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, args: LongChinese.args, decorators: [narrow] };
