import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Pagination } from './Pagination.js';

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    href: `?page=${index + 1}`,
    label: `Page ${index + 1}`,
  }));

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages', pages: pages(5), value: 1, previousLabel: 'Previous', nextLabel: 'Next' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LastPage: Story = { args: { value: 5 } };
export const ManyPages: Story = {
  args: { pages: pages(24), value: 12 },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Previous', '1', '11', '12', '13', '24', 'Next']);
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '節目分頁',
    pages: pages(24).map((each) => ({ ...each, label: `第 ${each.page} 頁` })),
    value: 12,
    previousLabel: '返回上一頁節目',
    nextLabel: '前往下一頁節目',
  },
};
export const LongEnglish: Story = {
  args: {
    label: 'Pages of events',
    pages: pages(240),
    value: 120,
    previousLabel: 'Previous page of events',
    nextLabel: 'Next page of events',
  },
};
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
