import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Inbox } from './Inbox.js';
import { InboxRow } from './InboxRow.js';

const action = (label: string) => (
  <Button size="small" href="#act">
    {label}
  </Button>
);

const notices = [
  {
    date: '11.19',
    title: '候補心願單：《籠屋裡的鯨魚》已編配',
    body: '請在 11 月 21 日 12:00 前支付 560 分，逾時自動轉給下一位。',
    action: action('付積分'),
  },
  {
    date: '11.17',
    title: '「夜航」加開 12 月 13 日場次',
    body: '會員優先訂購今日 10:00 開始，每人最多 4 張。',
    action: action('購票'),
  },
  { date: '11.15', title: '積分已存入：780 分', body: '交易 T-20261031-05520273 已完成。', action: action('查看積分') },
  { date: '11.12', title: '郵寄門票截止日期提示', body: '演出前 7 日停止受理，請改用電子門票或取票機。' },
  { date: '11.05', title: '系統維護：11 月 25 日 00:00–02:00', body: '維護期間暫停網上購票，電子門票仍可顯示。' },
];

const rows = (unread: number) =>
  notices.map(({ body, ...notice }, index) => (
    <InboxRow
      key={notice.date}
      dateTime={`2026-${notice.date.replace('.', '-')}`}
      unread={index < unread}
      state={index < unread ? '未讀：' : '已讀'}
      {...notice}
    >
      {body}
    </InboxRow>
  ));

const markAll = { label: '全部標為已讀', onClick: fn(), busyLabel: '標記中' };

const meta = {
  title: 'Components/Feedback/Inbox',
  component: Inbox,
  subcomponents: { InboxRow },
  args: { label: '通知', summary: '顯示最近三個月。3 則未讀。', markAll, children: rows(3) },
  decorators: [
    (Story) => (
      <>
        <h1>通知</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Inbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllRead: Story = {
  args: { summary: '顯示最近三個月。全部已讀。', markAll: undefined, children: rows(0) },
};

export const Busy: Story = { args: { markAll: { ...markAll, busy: true } } };

function Marking() {
  const [unread, setUnread] = useState(3);
  return (
    <Inbox
      label="通知"
      summary={unread > 0 ? `顯示最近三個月。${unread} 則未讀。` : '顯示最近三個月。全部已讀。'}
      markAll={unread > 0 ? { ...markAll, onClick: () => setUnread(0) } : undefined}
    >
      {rows(unread)}
    </Inbox>
  );
}

/** When nothing is left to mark, the button disappears and the focus moves to the summary. */
export const MarksAll: Story = {
  render: () => <Marking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部標為已讀' }));
    await expect(canvas.getByText('顯示最近三個月。全部已讀。')).toHaveFocus();
  },
};

export const LongChinese: Story = {
  args: {
    summary: '顯示最近三個月的個人通知及售票處公告。1 則未讀；三個月前的通知會自動刪除，不影響交易紀錄。',
    children: (
      <InboxRow
        dateTime="2026-11-19"
        date="11.19"
        unread
        state="未讀："
        title="第五十四屆海濱藝術節開幕節目「維港交響之夜」露天轉播因惡劣天氣改至下星期五晚上同一時間同一地點舉行"
        action={action('查看改期安排及退票方法')}
      >
        原有門票自動有效，無須換領；未能出席的觀眾可在 11 月 30 日或之前以原付款方式申請退回票款及服務費。
      </InboxRow>
    ),
  },
};

const english = {
  label: 'Notices',
  summary: 'The last three months are shown. 1 unread.',
  markAll: { ...markAll, label: 'Mark all as read' },
  children: (
    <>
      <InboxRow
        dateTime="2026-11-19"
        date="19 Nov"
        unread
        state="Unread:"
        title="Your wish for An evening of stories told on the last tram home has been matched with two seats in the stalls"
        action={action('Pay 560 points')}
      >
        Pay 560 points before 12:00 on Saturday 21 November, or the seats go to the next member in the queue.
      </InboxRow>
      <InboxRow
        dateTime="2026-11-12"
        date="12 Nov"
        state="Read"
        title="Postal delivery stops seven days before each event"
      >
        Choose an e-ticket or a ticketing kiosk instead.
      </InboxRow>
    </>
  ),
};

export const LongEnglish: Story = { globals: { lang: 'en_us' }, args: english };

export const Narrow: Story = {
  globals: { lang: 'en_us', viewport: { value: 'w320' } },
  args: english,
  decorators: [narrow],
};
