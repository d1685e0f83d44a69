import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from './Text.js';

const meta = {
  title: 'Components/Primitives/Text',
  component: Text,
  args: { children: 'Tickets cannot be refunded or exchanged.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="small" />
      <Text {...args} size="caption" />
    </Stack>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} />
      <Text {...args} variant="secondary" />
      <Text {...args} variant="muted" />
    </Stack>
  ),
};

export const InASentence: Story = {
  args: {
    children: (
      <>
        Tai Hang Playhouse{' '}
        <Text as="span" size="small" variant="secondary">
          Friday 20 November 19:45
        </Text>
      </>
    ),
  },
};

export const OnAFlood: Story = {
  args: { variant: 'secondary' },
  render: (args) => (
    <ColourBlock seed="night-sailing" interest="popConcert">
      <Text {...args} />
    </ColourBlock>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children:
      '如天文台於演出前三小時仍懸掛八號或以上熱帶氣旋警告信號，演出將會取消，票款會於二十個工作天內退回原來的付款帳戶，無須申請。',
  },
};

export const LongEnglish: Story = {
  args: {
    children:
      'If signal no. 8 is still hoisted three hours before curtain-up, the performance is cancelled. The price returns to the account it came from within twenty working days, without a request.',
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
