import { type Lang, offlineOrderOf, type Transaction } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import {
  awaitingBank,
  cancelled,
  memberIn,
  refunded,
  StoryPage,
  type TransactionStory,
  transactionIn,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import {
  performanceInViewer,
  TransactionDetailScreen,
  type TransactionDetailState,
} from './TransactionDetailScreen.js';

interface Args {
  state: (lang: Lang) => TransactionDetailState;
  /** Performance whose tickets the viewer shows. @default null */
  viewer?: string;
}

function Screen({ state, viewer }: Args) {
  const { lang } = useText();
  const [performanceId, setPerformanceId] = useState(viewer ?? null);
  const [ticket, setTicket] = useState(1);
  useEffect(() => {
    const follow = () => setPerformanceId(performanceInViewer(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <StoryPage chrome={{ path: '/Member/TransactionDetail.html', member: memberIn(lang), showCategories: false }}>
      <TransactionDetailScreen
        state={state(lang)}
        onPrint={fn()}
        onRetry={fn()}
        viewer={{ performanceId, ticket, onTicket: setTicket, onClose: () => setPerformanceId(null) }}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/TransactionDetail',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (story: TransactionStory): Story => ({
  args: { state: (lang) => ({ kind: 'ready', transaction: transactionIn(lang, story) }) },
});

export const ETickets = ready({ pointsUsed: 5000 });

/** One ticket fills a phone, to hold under a scanner. */
export const AtTheDoor: Story = {
  args: { state: (lang) => ({ kind: 'ready', transaction: transactionIn(lang) }), viewer: 'whale-2' },
};

export const TwoEvents = ready({
  bought: [
    ['whale', 3],
    ['lion', 4],
  ],
});

export const Courier = ready({
  bought: [['lion', 2]],
  waybillNumber: 'WB004417208841',
  deliveryMethod: 'courier',
});

/** Online: no code and no collection. */
export const Online = ready({ bought: [['electro', 1]] });

export const Kiosk = ready({
  bought: [['lion', 10]],
  deliveryMethod: 'kiosk',
  paymentMethod: 'paymentApp',
  cardEnding: null,
});

const refundedOf = (story: TransactionStory, count?: number): Story => ({
  args: { state: (lang) => ({ kind: 'ready', transaction: refunded(transactionIn(lang, story), count) }) },
});

/** The organiser has cancelled the performance. */
export const Refunded = refundedOf({});

/** Points of the offset return with the money. */
export const RefundedWithPoints = refundedOf({ pointsUsed: 5000 });

/** One of two performances is cancelled; the other tickets stay valid. */
export const OneOfTwoRefunded = refundedOf(
  {
    bought: [
      ['whale', 3],
      ['lion', 4],
    ],
  },
  1,
);

/** No change is possible. */
export const AfterTheShow = ready({ bought: [['lion', 2]], serverNow: '2027-06-01T04:00:00.000Z' });

/** Only reachable by a direct link, because the history does not list it. */
export const Cancelled = ready(cancelled('bankDeclined'));

/** A direct link, opened before the bank has responded. */
export const AwaitingBank = ready(awaitingBank);

export const NotFound: Story = { args: { state: () => ({ kind: 'notFound' }) } };

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };

const keptAs = (story: TransactionStory, change = (transaction: Transaction) => transaction): Story => ({
  args: {
    state: (lang) => {
      const order = offlineOrderOf(change(transactionIn(lang, story)));
      return order ? { kind: 'kept', order } : { kind: 'notFound' };
    },
  },
});

/** Offline: cached tickets with their codes. */
export const OfflineTickets = keptAs({});

/** Offline at the kiosk: the confirmation number prints the tickets. */
export const OfflineKiosk = keptAs({ bought: [['lion', 4]], deliveryMethod: 'kiosk' });

/** Offline: the device knows that the performance is cancelled. */
export const OfflineCancelled = keptAs({}, refunded);
