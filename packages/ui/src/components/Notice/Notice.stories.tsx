import type { Meta, StoryObj } from '@storybook/react-vite';
import { ticketIcon } from '../../icons/ticket.js';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Notice } from './Notice.js';

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { title: '熱門節目', children: '購票人數較多，你正在等候室。' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = { args: { variant: 'danger', title: '帳戶已鎖定', children: '請聯絡客戶服務。' } };

export const Success: Story = { args: { variant: 'success', title: '資料已儲存', children: '下次購票時會自動填上。' } };

/** A fact beside something larger, with an icon of its own. */
export const Hint: Story = {
  args: { variant: 'hint', icon: ticketIcon, title: undefined, children: '購物車內 3 個座位仍保留 06:12。' },
};

/** Appears after a press, so screen readers announce it at once. */
export const AfterAnAction: Story = {
  args: { variant: 'danger', role: 'alert', title: '未能訂閱', children: '系統繁忙，請稍後再試。' },
};

export const WithoutTitle: Story = { args: { title: undefined, children: '速遞須於演出前七日訂購。' } };

export const WithLink: Story = {
  args: {
    title: '例行維護',
    children: (
      <p>
        逢星期三 00:00 至 02:00 暫停網上購票。<Link href="#hotline">購票熱線</Link>照常服務。
      </p>
    ),
  },
};

export const LongChinese: Story = {
  args: {
    title: '惡劣天氣安排',
    children:
      '如天文台於演出前三小時仍懸掛八號或以上熱帶氣旋警告信號，演出將會取消，票款會於二十個工作天內退回原來的付款帳戶，無須申請。',
  },
};

export const LongEnglish: Story = {
  args: {
    title: undefined,
    children: (
      <p lang="en">
        If signal no. 8 is still hoisted three hours before curtain-up, the performance is cancelled. The price returns
        to the account it came from within twenty working days, without a request.
      </p>
    ),
  },
};

export const Narrow: Story = {
  args: { ...LongChinese.args, variant: 'danger' },
  decorators: [narrow],
};
