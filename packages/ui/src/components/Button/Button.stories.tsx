import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { xIcon } from '../../icons/x.js';
import { Button } from './Button.js';
import { TextButton } from './TextButton.js';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: 'Join the waitlist' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Buy: Story = { args: { variant: 'buy', children: 'Buy tickets', iconAfter: arrowRightIcon } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete the account' } };

export const IconAlone: Story = { args: { icon: xIcon, children: undefined, 'aria-label': 'Close' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { variant: 'buy', size: 'large', children: 'Confirm and pay' } };

export const Block: Story = { args: { variant: 'buy', block: true, children: 'Check out', iconAfter: arrowRightIcon } };

export const WithIcon: Story = { args: { icon: arrowClockwiseIcon, children: 'Try again' } };

export const Busy: Story = { args: { busy: true, busyLabel: 'Working…' } };

export const BuyBusy: Story = { args: { variant: 'buy', busy: true, busyLabel: 'Working…', children: 'Buy tickets' } };

export const Disabled: Story = { args: { disabled: true, children: 'Closed' } };

export const BuyDisabled: Story = { args: { variant: 'buy', disabled: true, children: 'Buy tickets' } };

export const AsLink: Story = { args: { href: '#seats', children: 'See seats' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { children: '返回選位頁面並保留現時購物車內的其他門票' },
};

export const LongEnglish: Story = {
  args: { children: 'Return to seat selection and keep the other tickets in the cart' },
};

export const Text: Story = { render: () => <TextButton>Remove</TextButton> };

export const TextDisabled: Story = { render: () => <TextButton disabled>Remove</TextButton> };

export const SmallBusy: Story = { args: { size: 'small', busy: true, busyLabel: 'Changing the picture' } };

export const Narrow: Story = {
  render: () => (
    <>
      <Button variant="buy" size="large" block iconAfter={arrowRightIcon}>
        Confirm and pay HK$1,280
      </Button>
      <Button block>Return to seat selection and keep the other tickets in the cart</Button>
      <Button block disabled>
        You can send it again in 0:47
      </Button>
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
