import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StoryPage } from '../shared/story/index.js';
import {
  awaitingBank,
  cancelled,
  memberIn,
  type TransactionStory,
  transactionIn,
} from '../shared/story/transactions.js';
import { useText } from '../shared/text/index.js';
import { TransactionDetailScreen, type TransactionDetailState } from './TransactionDetailScreen.js';

interface Args {
  /** The state in the language of the toolbar. */
  state: (lang: Lang) => TransactionDetailState;
}

function Screen({ state }: Args) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/Member/TransactionDetail.html', member: memberIn(lang), showCategories: false }}>
      <TransactionDetailScreen state={state(lang)} onPrint={fn()} onRetry={fn()} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/TransactionDetail',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (story: (lang: Lang) => TransactionStory): Story => ({
  args: { state: (lang) => ({ kind: 'ready', transaction: transactionIn(lang, story(lang)) }) },
});

export const ETickets = ready(() => ({ pointsUsed: 5000 }));

export const TwoEvents = ready(() => ({
  of: [
    ['whale', 3],
    ['lion', 4],
  ],
}));

const address: Record<Lang, string> = {
  en_us: 'Flat 12C, 88 Tai Hang Road, Hong Kong',
  zh_hk: '香港大坑道 88 號 12 樓 C 室',
  zh_cn: '香港大坑道 88 号 12 楼 C 室',
};

export const Courier = ready((lang) => ({
  of: [['opera', 2]],
  waybillNumber: 'WB004417208841',
  delivery: { method: 'courier', address: address[lang], name: memberIn(lang).name, phone: '6123 4567' },
  deliveryFee: 40_00,
}));

export const Kiosk = ready(() => ({
  of: [['lion', 10]],
  delivery: { method: 'kiosk', address: null, name: null, phone: null },
  paymentMethod: 'paymentApp',
  cardEnding: null,
}));

/** Reached by a direct link; the history does not list it. */
export const Cancelled = ready(() => cancelled('bankDeclined'));

/** Reached by a direct link before the bank has answered. */
export const AwaitingBank = ready(() => awaitingBank);

export const NotFound: Story = { args: { state: () => ({ kind: 'notFound' }) } };

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
