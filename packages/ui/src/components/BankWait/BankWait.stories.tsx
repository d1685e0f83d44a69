import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { Button } from '../Button/index.js';
import { BankWait } from './index.js';

const meta = {
  title: 'Components/BankWait',
  component: BankWait,
  args: {
    secondsLeft: 521,
    totalSeconds: 600,
    clockLabel: '距離銀行回覆時限',
    checkingLabel: '正在向銀行查詢',
    announcement: '正在等候銀行回覆，尚餘 9 分鐘。',
    children: <p>等候期間，座位為你保留，不會重複收費。</p>,
    action: (
      <Button variant="buy" href="#bank" iconAfter={arrowSquareOutIcon}>
        返回銀行網頁繼續
      </Button>
    ),
  },
} satisfies Meta<typeof BankWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Checking: Story = { args: { checking: true } };
export const LastMinute: Story = { args: { secondsLeft: 24 } };

/** A wallet has no page to return to. */
export const WithoutAction: Story = { args: { action: undefined } };
