import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Reference } from './Reference.js';

const meta = {
  title: 'Components/Primitives/Reference',
  component: Reference,
  args: { label: 'Reference', children: '7F2A-0091' },
} satisfies Meta<typeof Reference>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { label: '向客戶服務查詢時請提供以下交易更改申請參考編號', children: 'TCR-20261120-0884-1177-2940' },
};

export const LongEnglish: Story = {
  args: { label: 'Quote this reference when you call customer service:', children: 'TCR-20261120-0884-1177-2940' },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, ...LongChinese, decorators: [narrow] };
