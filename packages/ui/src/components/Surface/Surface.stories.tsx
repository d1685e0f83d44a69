import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Heading } from '../Heading/index.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Surface } from './Surface.js';

const meta = {
  title: 'Components/Layout/Surface',
  component: Surface,
  args: {
    children: (
      <Stack>
        <Heading headingLevel={2}>The Whale in the Cage Home</Heading>
        <Text variant="secondary">Tai Hang Playhouse</Text>
        <Inline>
          <Button>Show the stub</Button>
        </Inline>
      </Stack>
    ),
  },
} satisfies Meta<typeof Surface>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const List: Story = {
  render: () => (
    <Stack as="ul">
      <Surface as="li">
        <Heading headingLevel={2}>Tide Table</Heading>
        <Text>Friday 20 November 19:45</Text>
      </Surface>
      <Surface as="li">
        <Heading headingLevel={2}>Bamboo Play</Heading>
        <Text>Sunday 22 November 20:00</Text>
      </Surface>
    </Stack>
  ),
};

export const MoreSpace: Story = { args: { padding: 's6' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: (
      <Stack>
        <Heading headingLevel={2}>仍有輪椅座位及同行照顧者座位的場次，包括已加開的日場</Heading>
        <Text>
          演出前七日內不能再改為速遞；已經列印的門票須先到售票處交還，職員核對訂單編號後才會發出新的電子門票。
        </Text>
      </Stack>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    children: (
      <Stack>
        <Heading headingLevel={2}>Performances that still have seats for people who use wheelchairs</Heading>
        <Text>Tickets that are already printed must first be returned to a box office.</Text>
        <Inline>
          <Button>Show all performances with seats for wheelchairs</Button>
        </Inline>
      </Stack>
    ),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
