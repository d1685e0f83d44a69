import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { StickyBar } from './StickyBar.js';

const meta = {
  title: 'Components/Layout/StickyBar',
  component: StickyBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w390' } },
  args: {
    children: 'HK$180–380',
    action: (
      <Button variant="buy" href="#performances">
        Choose a performance
      </Button>
    ),
  },
} satisfies Meta<typeof StickyBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: {
    children: 'HK$1,280–2,680',
    action: (
      <Button variant="buy" href="#performances">
        Choose a performance
      </Button>
    ),
  },
};

export const Busy: Story = {
  args: {
    children: 'HK$560',
    action: (
      <Button variant="buy" busy busyLabel="Holding your seats">
        Hold 2 seats
      </Button>
    ),
  },
};

export const Disabled: Story = {
  args: {
    children: 'No seats selected',
    action: (
      <Button variant="buy" disabled>
        Hold seats
      </Button>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: '4 個座位 HK$1,520',
    action: (
      <Button variant="buy" href="#cart">
        保留座位並前往購物車
      </Button>
    ),
  },
};

export const LongEnglish: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    children: '4 seats HK$1,520',
    action: (
      <Button variant="buy" href="#cart">
        Hold these four seats and go to the cart
      </Button>
    ),
  },
};

/** The price above the action. */
export const Narrow: Story = {
  args: LongChinese.args,
  globals: { lang: 'zh_hk', viewport: { value: 'w320' }, fontSize: '18' },
};
