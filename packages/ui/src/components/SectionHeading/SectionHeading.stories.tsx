import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { SectionHeading } from './SectionHeading.js';

const meta = {
  title: 'Components/Layout/SectionHeading',
  component: SectionHeading,
  args: { children: 'News' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCount: Story = { args: { children: 'Choose a performance', aside: '6 performances' } };

export const WithLink: Story = {
  args: {
    aside: (
      <Link href="#all" standalone>
        All news
      </Link>
    ),
  },
};

export const Minor: Story = {
  render: (args) => (
    <>
      <SectionHeading>Delivery of tickets</SectionHeading>
      <SectionHeading {...args} headingLevel={3}>
        Courier
      </SectionHeading>
    </>
  ),
};

export const LongEnglish: Story = {
  args: {
    children: 'Performances that still have seats for people who use wheelchairs',
    aside: 'Friday 20 November to Sunday 6 December',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: '仍有輪椅座位及同行照顧者座位的場次，包括已加開的日場',
    aside: '11月20日 星期五至 12月6日 星期日，共 24 場',
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
