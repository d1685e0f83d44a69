import { type HistoryFilter, type Lang, offlineOrderOf } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  awaitingBank,
  memberAfter,
  memberIn,
  pastSummaryIn,
  refunded,
  StoryPage,
  summaryIn,
  summaryOf,
  transactionIn,
  withLongTitle,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { type HistoryTab, TxnHistoryScreen, type TxnHistoryState } from './TxnHistoryScreen.js';

interface Args {
  state: (lang: Lang) => TxnHistoryState;
  tab?: HistoryTab;
  onFilter?: (filter: HistoryFilter) => void;
}

function Screen({ state, tab: first = 'upcoming', onFilter = () => undefined }: Args) {
  const { lang } = useText();
  const [tab, setTab] = useState(first);
  return (
    <StoryPage chrome={{ path: '/Member/TxnHistory.html', member: memberIn(lang), showCategories: false }}>
      <TxnHistoryScreen state={state(lang)} tab={tab} onTab={setTab} onFilter={onFilter} onRetry={fn()} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/TxnHistory',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Ready = Extract<TxnHistoryState, { kind: 'ready' }>;

function readyIn(lang: Lang): Ready {
  const whale = summaryIn(lang);
  const [event] = whale.events;
  return {
    kind: 'ready',
    member: memberAfter(lang, transactionIn(lang)),
    filter: { q: '', period: 'all' },
    upcoming: [
      whale,
      summaryIn(lang, {
        bought: [['opera', 2]],
        transactionNumber: 'T-20261031-05520273',
        placedAt: '2026-10-31T03:08:00.000Z',
      }),
      summaryIn(lang, {
        bought: [['lion', 10]],
        transactionNumber: 'T-20261002-01974273',
        placedAt: '2026-10-02T12:41:00.000Z',
      }),
    ],
    past: [pastSummaryIn(lang)],
    next: event === undefined ? null : { transactionNumber: whale.transactionNumber, event },
    awaiting: [],
  };
}

const ready = (changes: (lang: Lang, state: Ready) => Partial<Ready> = () => ({}), tab?: HistoryTab): Story => ({
  args: {
    tab,
    state: (lang) => {
      const state = readyIn(lang);
      return { ...state, ...changes(lang, state) };
    },
  },
});

export const Default = ready();

/** The organiser has cancelled all performances of the first order and one of the second. */
export const Refunded = ready((lang, { upcoming }) => {
  const two = transactionIn(lang, {
    bought: [
      ['opera', 2],
      ['lion', 2],
    ],
    transactionNumber: 'T-20261031-05520273',
  });
  const rows = [refunded(transactionIn(lang)), refunded(two, 1)].map(summaryOf).concat(upcoming.slice(2));
  const next = rows[1]?.events[1];
  return { upcoming: rows, next: next ? { transactionNumber: two.transactionNumber, event: next } : null };
});

export const Past = ready(undefined, 'past');

/** No purchase yet. */
export const Empty = ready((_, { member }) => ({
  member: { ...member, points: 0 },
  upcoming: [],
  past: [],
  next: null,
}));

export const EmptyPast = ready(() => ({ past: [] }), 'past');

const noneFound = ready(() => ({ filter: { q: '大提琴', period: 'year' }, upcoming: [], past: [] }));

/** Search and period combine; one button resets both. */
export const NoneFound: Story = {
  args: { ...noneFound.args, onFilter: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('history.period') }), 'earlier');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: '大提琴', period: 'earlier' });
    await userEvent.click(canvas.getByRole('button', { name: t('history.clear') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: '', period: 'all' });
  },
};

export const AwaitingBank = ready((lang) => ({
  awaiting: [summaryIn(lang, { ...awaitingBank, bought: [['jazz', 2]], transactionNumber: 'T-20261120-09107273' })],
}));

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };

/** Offline: orders with cached tickets. */
export const OfflineTickets: Story = {
  args: {
    state: (lang) => ({
      kind: 'kept',
      orders: [
        transactionIn(lang),
        transactionIn(lang, { bought: [['lion', 4]], transactionNumber: 'T-20261002-01974273' }),
      ].flatMap((transaction) => offlineOrderOf(transaction) ?? []),
    }),
  },
};

export const LongText = ready((lang, { upcoming, next, member }) => ({
  member: {
    ...member,
    name: { en_us: 'Christopher Alexander Wong-Featherstonehaugh', zh_hk: '歐陽司徒海晴', zh_cn: '欧阳司徒海晴' }[lang],
  },
  upcoming: upcoming.map((row) => ({
    ...row,
    events: row.events.map((event) => ({ ...event, ...withLongTitle(lang, event) })),
  })),
  next: next && { ...next, event: withLongTitle(lang, next.event) },
}));
