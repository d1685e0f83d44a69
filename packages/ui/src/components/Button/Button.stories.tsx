import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { Button } from './Button.js';
import { TextButton } from './TextButton.js';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: '加入候補' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Buy: Story = { args: { variant: 'buy', children: '購票', iconAfter: arrowRightIcon } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { variant: 'buy', size: 'large', children: '確認並付款' } };

export const Block: Story = { args: { variant: 'buy', block: true, children: '前往結帳', iconAfter: arrowRightIcon } };

export const WithIcon: Story = { args: { icon: arrowClockwiseIcon, children: '再試' } };

export const Busy: Story = { args: { busy: true, busyLabel: '處理中' } };

export const BuyBusy: Story = { args: { variant: 'buy', busy: true, busyLabel: '處理中', children: '購票' } };

export const Disabled: Story = { args: { disabled: true, children: '已截止' } };

export const BuyDisabled: Story = { args: { variant: 'buy', disabled: true, children: '購票' } };

export const AsLink: Story = { args: { href: '#seats', children: '查看座位' } };

export const LongChinese: Story = { args: { children: '返回選位頁面並保留現時購物車內的其他門票' } };

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { children: 'Return to seat selection and keep the other tickets in the cart' },
};

export const Text: Story = { render: () => <TextButton>移除</TextButton> };

export const TextDisabled: Story = { render: () => <TextButton disabled>移除</TextButton> };

export const SmallBusy: Story = { args: { size: 'small', busy: true, busyLabel: '換圖中' } };

export const Narrow: Story = {
  render: () => (
    <>
      <Button variant="buy" size="large" block iconAfter={arrowRightIcon}>
        確認並付款 HK$1,280
      </Button>
      <Button block>返回選位頁面並保留現時購物車內的其他門票</Button>
      <Button block disabled>
        0:47 後可重新寄出
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
