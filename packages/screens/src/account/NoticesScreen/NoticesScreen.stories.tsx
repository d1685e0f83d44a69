import { type Lang, type NoticePage, noticeMonths, type PersonalNotice, unreadCount } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { memberIn, noticesIn, StoryPage, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { NoticesScreen, type NoticesState } from './NoticesScreen.js';

interface Args {
  state: (lang: Lang) => NoticesState;
  onOpen: (noticeId: string) => void;
}

function Screen({ state: stateIn, onOpen }: Args) {
  const { lang } = useText();
  const [allRead, setAllRead] = useState(false);
  const state = stateIn(lang);
  return (
    <StoryPage chrome={{ path: '/Member/Notices.html', member: memberIn(lang), showCategories: false }}>
      <NoticesScreen
        state={state.kind === 'ready' && allRead ? { ...state, inbox: read(state.inbox.notices) } : state}
        onMarkAll={() => setAllRead(true)}
        onOpen={onOpen}
        onRetry={fn()}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Notices',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: (lang: Lang): NoticesState => readyIn(lang), onOpen: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Ready = Extract<NoticesState, { kind: 'ready' }>;

const readyIn = (lang: Lang, changes: Partial<Ready> = {}): Ready => ({
  kind: 'ready',
  inbox: inboxOf(noticesIn(lang)),
  page: 1,
  hotEvent: false,
  marking: false,
  failure: null,
  ...changes,
});

const inboxOf = (notices: PersonalNotice[], total = notices.length): NoticePage => ({
  notices,
  total,
  unread: unreadCount(notices),
});

const read = (notices: PersonalNotice[]) => inboxOf(notices.map((notice) => ({ ...notice, read: true })));

export const Default: Story = {};

/** The button disappears if nothing is unread, and focus moves to the summary. */
export const MarkAll: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('notices.markAll') }));
    await expect(canvas.getByText(t('notices.summary', { months: noticeMonths, count: 0 }))).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t('notices.markAll') })).toBeNull();
  },
};

export const AllRead: Story = { args: { state: (lang) => readyIn(lang, { inbox: read(noticesIn(lang)) }) } };

/** The second of many pages. */
export const ManyPages: Story = {
  args: { state: (lang) => readyIn(lang, { inbox: inboxOf(noticesIn(lang), 400), page: 2 }) },
};

export const Marking: Story = { args: { state: (lang) => readyIn(lang, { marking: true }) } };

export const MarkingFailed: Story = {
  args: { state: (lang) => readyIn(lang, { failure: { kind: 'offline' } }) },
};

/** During a hot event the earlier notices remain. */
export const HotEvent: Story = { args: { state: (lang) => readyIn(lang, { hotEvent: true }) } };

export const Empty: Story = { args: { state: (lang) => readyIn(lang, { inbox: inboxOf([]) }) } };

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
