import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { lockIcon } from '../../icons/lock.js';
import { Button } from '../Button/index.js';
import { HoldTimer } from '../HoldTimer/index.js';
import { SumLines } from '../SumLines/index.js';
import { PaymentSlip } from './PaymentSlip.js';

const meta = {
  title: 'Components/PaymentSlip',
  component: PaymentSlip,
  args: {
    title: '付款摘要',
    timer: (
      <HoldTimer secondsLeft={312} totalSeconds={600} label="座位保留時間">
        座位已為你保留，時間到後一併釋放。
      </HoldTimer>
    ),
    lines: (
      <SumLines
        lines={[
          { label: '門票 × 3', value: '784.00' },
          { label: '服務費（不設退款）', value: '30.00' },
          { label: '積分抵扣 5,000 分', value: '−50.00' },
        ]}
      />
    ),
    totalLabel: '應付 HK$',
    total: '764.00',
    facts: <SumLines lines={[{ label: '完成後可得', value: '+764 分' }]} />,
    confirm: (
      <Button variant="buy" size="large" block icon={lockIcon}>
        確認付款 HK$764
      </Button>
    ),
    cancel: { label: '取消訂單', onClick: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Updating: Story = {
  args: {
    updating: '正在計算總額',
    confirm: (
      <Button variant="buy" size="large" block busy busyLabel="正在計算總額">
        確認付款 HK$764
      </Button>
    ),
  },
};

export const InTheCart: Story = {
  args: {
    title: '暫計',
    totalLabel: '暫計 HK$',
    total: '2,634.00',
    facts: undefined,
    cancel: undefined,
    note: '在核對頁確認前不會收費。',
    confirm: (
      <Button variant="buy" size="large" block iconAfter={arrowRightIcon} href="#check">
        核對交易
      </Button>
    ),
  },
};

export const LargeTotal: Story = { args: { total: '128,640.50' } };
