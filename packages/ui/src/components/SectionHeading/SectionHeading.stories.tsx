import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.js';
import { SectionHeading } from './SectionHeading.js';

const meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  args: { children: '最新消息' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCount: Story = { args: { children: '選擇場次', aside: '6 場' } };

export const WithLink: Story = {
  args: {
    aside: (
      <Link href="#all" standalone>
        全部消息
      </Link>
    ),
  },
};

export const Minor: Story = {
  render: (args) => (
    <>
      <SectionHeading>門票派送</SectionHeading>
      <SectionHeading {...args} level={3}>
        速遞
      </SectionHeading>
    </>
  ),
};

export const LongEnglish: Story = {
  args: {
    children: <span lang="en">Performances that still have seats for people who use wheelchairs</span>,
    aside: '11月20日 星期五',
  },
};
