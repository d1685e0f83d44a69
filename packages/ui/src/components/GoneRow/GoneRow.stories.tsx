import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button, TextButton } from '../Button/index.js';
import { GoneRow } from './GoneRow.js';

const meta = {
  title: 'Components/Ticketing/GoneRow',
  component: GoneRow,
  args: {
    title: 'These 2 seats are no longer in your cart',
    seats: 'Standing, zone A, 2 tickets, HK$2,560',
    seatsLabel: 'No longer held for you:',
    reason: 'The hold ended at 20:58. Nothing was charged.',
    actions: (
      <>
        <Button size="small" href="#seats">
          See the seats left
        </Button>
        <TextButton>Dismiss</TextButton>
      </>
    ),
  },
} satisfies Meta<typeof GoneRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another buyer has the seats. */
export const NotFree: Story = {
  args: { problem: 'Not held: another buyer has one of the seats. Choose again.' },
};

export const LongEnglish: Story = {
  args: {
    title: 'These 6 seats were removed from your cart',
    seats: 'Stalls, front: M2, row F, seats 11, 12, 13, 14, 15 and 16 · HK$1,680',
    seatsLabel: 'No longer yours:',
    reason: 'The bank had not answered by 21:12, so they were released. Nothing was charged.',
    actions: (
      <>
        <Button size="small" href="#seats">
          See remaining tickets
        </Button>
        <TextButton>Got it</TextButton>
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    seatsLabel: '已不再為你保留：',
    title: '這 6 個座位已不在購物車，現時可能已由其他人購入',
    seats: '樓座左側 AA 排 121、122、123 號，樓座右側 BB 排 101、102、103 號 ・ 6 張 ・ HK$8,280',
    reason:
      '發卡銀行在 21:12 前仍未確認付款，座位已不再保留。沒有收取任何費用；如其後發現有款項入帳，會在七個工作天內全數退回。',
    actions: (
      <>
        <Button size="small" href="#seats">
          查看這場演出餘下的座位
        </Button>
        <TextButton>知道了，不再顯示</TextButton>
      </>
    ),
  },
};

/** The layout depends on the width of the window, so the window is narrow too. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: LongEnglish.args,
  decorators: [narrow],
};
