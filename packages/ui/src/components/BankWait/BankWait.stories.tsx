import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { BankWait } from './index.js';

const meta = {
  title: 'Components/Ticketing/BankWait',
  component: BankWait,
  args: {
    secondsLeft: 521,
    totalSeconds: 600,
    clockLabel: 'Time left for the bank to answer',
    checkingLabel: 'Asking the bank',
    announcement: 'Waiting for the bank, 9 minutes left.',
    children: <p>Your seats are held while you wait, and you are not charged twice.</p>,
    action: (
      <Button variant="buy" href="#bank" iconAfter={arrowSquareOutIcon}>
        Continue at the bank
      </Button>
    ),
  },
} satisfies Meta<typeof BankWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Checking: Story = { args: { checking: true } };
export const LastMinute: Story = { args: { secondsLeft: 24 } };

/** A wallet app has no page to return to. */
export const WithoutAction: Story = { args: { action: undefined } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    checking: true,
    clockLabel: '距離銀行須就這次付款作出回覆的最後時限',
    checkingLabel: '正在向銀行查詢付款結果',
    announcement: '仍在等候發卡銀行就這次付款作出回覆，尚餘 9 分鐘。',
    children: (
      <p>
        等候期間，《獅子山回聲》及《籠屋裡的鯨魚》兩場演出合共 6
        個座位會繼續為你保留，不會重複收費。如銀行在時限前仍未回覆，座位便不再保留；其後若有款項入帳，會在七個工作天內全數退回原來的付款帳戶。
      </p>
    ),
    action: (
      <Button variant="buy" href="#bank" iconAfter={arrowSquareOutIcon}>
        返回發卡銀行的網頁，完成身份驗證
      </Button>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    checking: true,
    clockLabel: 'Time that the bank has left to answer this payment',
    checkingLabel: 'Asking the bank for its answer',
    announcement: 'Still waiting for the bank that issued your card. 9 minutes are left.',
    children: (
      <p>
        Meanwhile your six seats for Echoes under Lion Rock and The Whale in the Cage Home stay held, and you are not
        charged twice. If the bank has not answered in time, the seats are released; whatever it collects after that is
        refunded in full within seven working days.
      </p>
    ),
    action: (
      <Button variant="buy" href="#bank" iconAfter={arrowSquareOutIcon}>
        Return to the website of your bank and confirm the payment
      </Button>
    ),
  },
};

/** The layout depends on the width of the window, so the window is narrow too. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: LongEnglish.args,
  decorators: [narrow],
};
