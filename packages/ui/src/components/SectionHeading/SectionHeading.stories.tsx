import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { SectionHeading } from './SectionHeading.js';

const meta = {
  title: 'Components/Layout/SectionHeading',
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
      <SectionHeading {...args} headingLevel={3}>
        速遞
      </SectionHeading>
    </>
  ),
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    children: 'Performances that still have seats for people who use wheelchairs',
    aside: 'Friday 20 November to Sunday 6 December',
  },
};

export const LongChinese: Story = {
  args: {
    children: '仍有輪椅座位及同行照顧者座位的場次，包括已加開的日場',
    aside: '11月20日 星期五至 12月6日 星期日，共 24 場',
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
