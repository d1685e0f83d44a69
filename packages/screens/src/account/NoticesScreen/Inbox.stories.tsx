import { type NoticePage, type PersonalNotice, unreadCount } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { noticesIn } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { Inbox } from './Inbox.js';

interface Args {
  change?: (notices: PersonalNotice[]) => PersonalNotice[];
  marking?: boolean;
}

const inboxOf = (notices: PersonalNotice[]): Pick<NoticePage, 'notices' | 'unread'> => ({
  notices,
  unread: unreadCount(notices),
});
const read = (notices: PersonalNotice[]) => notices.map((notice) => ({ ...notice, read: true }));

function Notices({ change = (all) => all, marking = false }: Args) {
  const { t, lang } = useText('member');
  const [allRead, setAllRead] = useState(false);
  const notices = change(noticesIn(lang));
  return (
    <>
      <h1>{t('member.notices')}</h1>
      <Inbox
        inbox={inboxOf(allRead ? read(notices) : notices)}
        marking={marking}
        onMarkAll={() => setAllRead(true)}
        onOpen={fn()}
      />
    </>
  );
}

const meta = { title: 'Screens/Notices/Inbox', component: Notices } satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllRead: Story = { args: { change: read } };

export const Busy: Story = { args: { marking: true } };

export const LongTitles: Story = {
  args: {
    change: (notices) =>
      notices.map((notice) => ({
        ...notice,
        title: `${notice.title} ${notice.body.join(' ')} ${notice.title}`,
        body: [...notice.body, ...notice.body, ...notice.body],
      })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
