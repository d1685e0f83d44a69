import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Heading } from '../Heading/index.js';
import { Surface } from '../Surface/index.js';
import { Text } from '../Text/index.js';
import { Stack } from './Stack.js';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Heading headingLevel={2}>籠屋裡的鯨魚</Heading>
        <Text>11月20日 星期五 19:45</Text>
        <Text variant="secondary">大坑劇院</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const List: Story = {
  args: {
    as: 'ul',
    gap: 's3',
    children: (
      <>
        <Surface as="li">潮汐表</Surface>
        <Surface as="li">竹戲</Surface>
        <Surface as="li">夜航</Surface>
      </>
    ),
  },
};

export const AlignedToTheStart: Story = {
  args: {
    align: 'start',
    children: (
      <>
        <Text>門票不設退款或更換。</Text>
        <Button>查看票根</Button>
      </>
    ),
  },
};

export const LongChinese: Story = {
  args: {
    children: (
      <>
        <Heading headingLevel={2}>仍有輪椅座位及同行照顧者座位的場次，包括已加開的日場</Heading>
        <Text>
          演出前七日內不能再改為速遞；已經列印的門票須先到售票處交還，職員核對訂單編號後才會發出新的電子門票。
        </Text>
        <Button>查看所有仍有輪椅座位的場次</Button>
      </>
    ),
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    children: (
      <>
        <Heading headingLevel={2}>Performances that still have seats for people who use wheelchairs</Heading>
        <Text>Tickets that are already printed must first be returned to a box office.</Text>
        <Button>Show all performances with seats for wheelchairs</Button>
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
