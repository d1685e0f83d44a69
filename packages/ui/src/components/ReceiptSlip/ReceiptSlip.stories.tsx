import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { ReceiptSlip } from './index.js';

const meta = {
  title: 'Components/Ticketing/ReceiptSlip',
  component: ReceiptSlip,
  args: {
    title: 'Receipt',
    numbers: [
      { label: 'Order number', value: 'T-20261120-08841273' },
      { label: 'Confirmation number', value: '8841 2077' },
      { label: 'Time', value: '2026-11-20 21:04' },
      { label: 'Payment', value: 'Credit card ending 4417' },
      { label: 'How to get your tickets', value: 'E-ticket' },
    ],
    lines: [
      { label: 'Tickets × 3', value: '840.00' },
      { label: 'Service charge', value: '30.00' },
      { label: 'Paid with points', value: '−50.00' },
    ],
    totalLabel: 'Total HK$',
    total: '820.00',
    points: '+820 points',
    notes: ['Points balance: 8,300.', 'Tickets cannot be refunded or exchanged.'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReceiptSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An event outside the points programme. */
export const WithoutPoints: Story = {
  args: { points: undefined, notes: ['Tickets cannot be refunded or exchanged.'] },
};

export const LongEnglish: Story = {
  args: {
    title: 'Receipt',
    numbers: [
      { label: 'Order number', value: 'T-20261120-08841273' },
      { label: 'Payment', value: 'Credit card ending 4417' },
      { label: 'Collection', value: 'Pick-up by appointment' },
    ],
    lines: [
      { label: 'Tickets × 40', value: '51,200.00' },
      { label: 'Service charge', value: '400.00' },
      { label: 'Delivery', value: '500.00' },
      { label: 'Paid with points', value: '−1,284.00' },
    ],
    totalLabel: 'Total HK$',
    total: '50,816.00',
    points: '+50,816 points',
    notes: ['Points balance: 59,060.', 'Tickets cannot be refunded or exchanged.'],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '收據：三個節目、共四十張門票',
    numbers: [
      { label: '訂單編號（查詢時請提供）', value: 'T-20261120-08841273' },
      { label: '付款方式', value: '信用卡（香港聯合銀行白金卡）・ 尾號 4417' },
      { label: '取票方式', value: '預約到西九文化區票務處領取' },
    ],
    lines: [
      { label: '籠屋裡的鯨魚（粵語版，附中英文字幕）門票 × 40', value: '51,200.00' },
      { label: '服務費，按每張門票計算（任何情況下均不設退款）', value: '400.00' },
      { label: '以會員積分抵扣，包括年底到期的積分', value: '−1,284.00' },
    ],
    totalLabel: '扣除積分及優惠後實付總額 HK$',
    total: '128,640.50',
    points: '完成後可得 +128,640 分',
    notes: [
      '新積分會在演出後三個工作天內存入；連同今次所得，結餘預計為 136,940 分，有效期至二〇二八年十二月三十一日。',
      '門票一經售出，除節目取消或改期外，概不退款或更換。',
    ],
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
