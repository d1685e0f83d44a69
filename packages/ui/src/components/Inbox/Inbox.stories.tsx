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
    title: 'Wish list: seats found for The Whale in the Cage Home',
    body: 'Pay 560 points before 12:00 on 21 November, or the seats go to the next member.',
    action: action('Pay points'),
  },
  {
    date: '11.17',
    title: 'Night Sailing: one more performance on 13 December',
    body: 'Priority booking for members starts today at 10:00, at most 4 tickets each.',
    action: action('Buy tickets'),
  },
  {
    date: '11.15',
    title: 'Points received: 780',
    body: 'Transaction T-20261031-05520273 is complete.',
    action: action('Show points'),
  },
  {
    date: '11.12',
    title: 'Last day for tickets by courier',
    body: 'It ends 7 days before the performance. Use e-tickets or a ticketing kiosk.',
  },
  {
    date: '11.05',
    title: 'Maintenance: 25 November 00:00–02:00',
    body: 'No online sale during maintenance. E-tickets can still be shown.',
  },
];

const rows = (unread: number) =>
  notices.map(({ body, ...notice }, index) => (
    <InboxRow
      key={notice.date}
      dateTime={`2026-${notice.date.replace('.', '-')}`}
      unread={index < unread}
      state={index < unread ? 'Unread:' : 'Read'}
      {...notice}
    >
      {body}
    </InboxRow>
  ));

const markAll = { label: 'Mark all as read', onClick: fn(), busyLabel: 'Marking' };

const meta = {
  title: 'Components/Feedback/Inbox',
  component: Inbox,
  subcomponents: { InboxRow },
  args: { label: 'Notices', summary: 'The last three months. 3 unread.', markAll, children: rows(3) },
  decorators: [
    (Story) => (
      <>
        <h1>Notices</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Inbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllRead: Story = {
  args: { summary: 'The last three months. All read.', markAll: undefined, children: rows(0) },
};

export const Busy: Story = { args: { markAll: { ...markAll, busy: true } } };

function Marking() {
  const [unread, setUnread] = useState(3);
  return (
    <Inbox
      label="Notices"
      summary={unread > 0 ? `The last three months. ${unread} unread.` : 'The last three months. All read.'}
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
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.getByText('The last three months. All read.')).toHaveFocus();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '通知',
    markAll: { label: '全部標為已讀', onClick: fn(), busyLabel: '正在標記' },
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

export const LongEnglish: Story = { args: english };

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: english,
  decorators: [narrow],
};
