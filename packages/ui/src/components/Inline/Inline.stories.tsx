import type { Meta, StoryObj } from '@storybook/react-vite';
import { clockIcon } from '../../icons/clock.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Heading } from '../Heading/index.js';
import { Icon } from '../Icon/index.js';
import { Text } from '../Text/index.js';
import { Inline } from './Inline.js';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button variant="buy">Buy tickets</Button>
        <Button>Show the stub</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = {
  args: {
    align: 'baseline',
    justify: 'between',
    children: (
      <>
        <Heading headingLevel={2}>The Whale in the Cage Home</Heading>
        <Text variant="secondary">Friday 20 November 19:45</Text>
      </>
    ),
  },
};

export const List: Story = {
  args: {
    as: 'ul',
    gap: 's5',
    children: (
      <>
        <li>Tide Table</li>
        <li>Bamboo Play</li>
        <li>Night Sailing</li>
      </>
    ),
  },
};

export const OnOneLine: Story = {
  args: {
    nowrap: true,
    gap: 's2',
    align: 'start',
    as: 'p',
    children: (
      <>
        <Icon icon={clockIcon} />
        <span>The box office is open until 18:00. Tickets that are already printed must be returned to it first.</span>
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: (
      <>
        <Button variant="buy">確認付款並以積分抵扣服務費</Button>
        <Button>返回選位頁面並保留現時購物車內的其他門票</Button>
        <Button>取消</Button>
      </>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    children: (
      <>
        <Button variant="buy">Confirm and pay the service charge with points</Button>
        <Button>Back to the seats, with the other tickets kept in the cart</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
