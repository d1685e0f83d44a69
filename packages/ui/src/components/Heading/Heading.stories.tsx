import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Stack } from '../Stack/index.js';
import { Heading } from './Heading.js';

const meta = {
  title: 'Components/Primitives/Heading',
  component: Heading,
  args: { headingLevel: 2, children: 'The Whale in the Cage Home' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Heading {...args} size="large" />
      <Heading {...args} size="medium" />
      <Heading {...args} size="small" />
    </Stack>
  ),
};

export const LevelBelow: Story = {
  render: (args) => (
    <Stack>
      <Heading {...args} />
      <Heading {...args} headingLevel={3}>
        Tai Hang Playhouse
      </Heading>
    </Stack>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { children: '仍有輪椅座位及同行照顧者座位的場次，包括已加開的日場' },
};

export const LongEnglish: Story = {
  args: { children: 'Performances that still have seats for people who use wheelchairs', size: 'large' },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
