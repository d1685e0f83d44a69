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
        <Heading headingLevel={2}>The Whale in the Cage Home</Heading>
        <Text>Friday 20 November 19:45</Text>
        <Text variant="secondary">Tai Hang Playhouse</Text>
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
        <Surface as="li">Tide Table</Surface>
        <Surface as="li">Bamboo Play</Surface>
        <Surface as="li">Night Sailing</Surface>
      </>
    ),
  },
};

export const Numbered: Story = {
  args: {
    as: 'ol',
    gap: 's2',
    padding: 's4',
    marked: true,
    children: (
      <>
        <li>Choose a performance</li>
        <li>Choose seats</li>
        <li>Pay</li>
      </>
    ),
  },
};

export const AlignedToTheStart: Story = {
  args: {
    align: 'start',
    children: (
      <>
        <Text>Tickets cannot be refunded or exchanged.</Text>
        <Button>Show the stub</Button>
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
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
