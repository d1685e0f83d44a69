import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { lockIcon } from '../../icons/lock.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { HoldTimer } from '../HoldTimer/index.js';
import { SumLines } from '../SumLines/index.js';
import { PaymentSlip } from './PaymentSlip.js';

const meta = {
  title: 'Components/Ticketing/PaymentSlip',
  component: PaymentSlip,
  args: {
    title: 'Payment summary',
    timer: (
      <HoldTimer secondsLeft={312} totalSeconds={600} label="Time left to buy these seats">
        Held for you until the timer ends.
      </HoldTimer>
    ),
    lines: (
      <SumLines
        lines={[
          { label: 'Tickets × 3', value: '784.00' },
          { label: 'Service charge (not refunded)', value: '30.00' },
          { label: '5,000 points used', value: '−50.00' },
        ]}
      />
    ),
    totalLabel: 'To pay HK$',
    total: '764.00',
    facts: <SumLines lines={[{ label: 'You will earn', value: '+764 points' }]} />,
    confirm: (
      <Button variant="buy" size="large" block icon={lockIcon}>
        Confirm and pay HK$764
      </Button>
    ),
    cancel: { label: 'Cancel order', onClick: fn() },
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
    updating: 'Calculating the total',
    confirm: (
      <Button variant="buy" size="large" block busy busyLabel="Calculating the total">
        Confirm and pay HK$764
      </Button>
    ),
  },
};

export const InTheCart: Story = {
  args: {
    title: 'Total so far',
    totalLabel: 'Total so far HK$',
    total: '2,634.00',
    facts: undefined,
    cancel: undefined,
    note: 'Nothing is charged before you confirm on the next page.',
    confirm: (
      <Button variant="buy" size="large" block iconAfter={arrowRightIcon} href="#check">
        Check
      </Button>
    ),
  },
};

export const LargeTotal: Story = { args: { total: '128,640.50' } };

/** The payment is being sent. The buyer can neither send it again nor cancel it. */
export const Busy: Story = {
  args: {
    confirm: (
      <Button variant="buy" size="large" block busy busyLabel="Paying">
        Confirm and pay HK$764
      </Button>
    ),
    cancel: { label: 'Cancel order', onClick: fn(), disabled: true },
  },
};

export const Disabled: Story = {
  args: {
    confirm: (
      <Button variant="buy" size="large" block icon={lockIcon} disabled>
        Confirm and pay HK$764
      </Button>
    ),
    note: 'The seats are no longer held, so this order cannot be paid.',
    cancel: { label: 'Cancel order', onClick: fn(), disabled: true },
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '付款摘要：三個節目、共二十四張門票',
    timer: (
      <HoldTimer secondsLeft={312} totalSeconds={600} label="座位保留時間">
        二十四個座位已為你保留。時間到後不再保留，即使付款頁仍然開啟，也須重新選座。
      </HoldTimer>
    ),
    lines: (
      <SumLines
        lines={[
          { label: '籠屋裡的鯨魚（粵語版，附中英文字幕）門票 × 12', value: '12,960.00' },
          { label: '服務費，按每張門票計算（任何情況下均不設退款）', value: '240.00' },
          { label: '專人速遞往香港島、九龍及新界指定工商地址', value: '50.00' },
        ]}
      />
    ),
    totalLabel: '扣除積分及優惠後應付總額 HK$',
    total: '128,640.50',
    facts: <SumLines lines={[{ label: '完成付款後三個工作天內可得積分', value: '+128,640 分' }]} />,
    confirm: (
      <Button variant="buy" size="large" block icon={lockIcon}>
        同意以上條款並確認付款 HK$128,640.50
      </Button>
    ),
    note: '按下後會轉往發卡銀行的驗證頁；驗證完成前請勿關閉或重新載入這個視窗。',
    cancel: { label: '取消訂單並放棄全部已保留的座位', onClick: fn() },
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'Payment summary for three events and twenty-four tickets',
    timer: (
      <HoldTimer secondsLeft={312} totalSeconds={600} label="Time left to pay for these seats">
        Twenty-four seats are held for you. When the time is up they are all released, even while you are paying.
      </HoldTimer>
    ),
    lines: (
      <SumLines
        lines={[
          { label: 'The Whale in the Cage Home, in Cantonese with surtitles, tickets × 12', value: '12,960.00' },
          { label: 'Service charge for each ticket, which is never refunded', value: '240.00' },
          { label: 'Delivery by courier to a business address', value: '50.00' },
        ]}
      />
    ),
    totalLabel: 'To pay after points and discounts, HK$',
    total: '128,640.50',
    facts: <SumLines lines={[{ label: 'Points that you will receive', value: '+128,640 points' }]} />,
    confirm: (
      <Button variant="buy" size="large" block icon={lockIcon}>
        Accept the conditions and pay HK$128,640.50
      </Button>
    ),
    note: 'Your bank will ask you to approve the payment. Please keep this window open until it has.',
    cancel: { label: 'Cancel the order and give up all seats', onClick: fn() },
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
