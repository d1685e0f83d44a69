import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryNav } from './CategoryNav.js';

const item = (label: string, count: string, href: string) => ({ label, count, countLabel: `${count} 個節目`, href });

const meta = {
  title: 'Components/CategoryNav',
  component: CategoryNav,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '節目類別',
    items: [
      { ...item('全部', '128', '?'), current: true },
      item('本地節目', '74', '?category=local'),
      item('線上節目', '12', '?category=online'),
      item('電影', '18', '?category=cinema'),
      item('政府售票網', '15', '?category=governmentNetwork'),
      item('非本地', '9', '?category=nonLocal'),
    ],
  },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingCurrent: Story = {
  args: { items: meta.args.items.map((each) => ({ ...each, current: false })) },
};
export const WithoutCounts: Story = {
  args: { items: meta.args.items.map(({ href, label }) => ({ href, label })) },
};
