import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from './PageTitle.js';

const meta = {
  title: 'Components/PageTitle',
  component: PageTitle,
  args: { children: '購物車' },
} satisfies Meta<typeof PageTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLead: Story = {
  args: { children: '成為會員', lead: '網上購票須先登記為會員，費用全免，約需三分鐘。' },
};

export const LongEnglish: Story = {
  args: { children: <span lang="en">Requests to change how your tickets are collected</span> },
};
