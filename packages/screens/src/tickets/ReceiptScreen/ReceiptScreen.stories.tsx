import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  awaitingBank,
  cancelled,
  memberAfter,
  memberIn,
  nothingTried,
  refunded,
  releasedIn,
  StoryPage,
  secondsLeft,
  type TransactionStory,
  transactionIn,
  withLongTitle,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { ReceiptScreen, type ReceiptState } from './ReceiptScreen.js';

interface Args {
  state: (lang: Lang) => ReceiptState;
}

function Screen({ state }: Args) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/Receipt.html', member: memberIn(lang), showCategories: false }}>
      <ReceiptScreen state={state(lang)} onRetry={fn()} onPrint={fn()} onHoldAgain={fn()} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Receipt',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const complete = (story: TransactionStory): Story => ({
  args: {
    state: (lang) => {
      const transaction = transactionIn(lang, story);
      const { loginEmail, points } = memberAfter(lang, transaction);
      return { kind: 'complete', transaction, memberEmail: loginEmail, pointsBalance: points, fresh: false };
    },
  },
});

const refused = (because: Parameters<typeof cancelled>[0], story: TransactionStory = {}): Story => ({
  args: {
    state: (lang) => ({
      kind: 'cancelled',
      transaction: transactionIn(lang, { ...story, ...cancelled(because) }),
      again: { ...nothingTried, released: [releasedIn(lang, 'whale')] },
    }),
  },
});

const waiting = (secondsLeft: number, checking: boolean): Story => ({
  args: {
    state: (lang) => ({
      kind: 'awaitingBank',
      transaction: transactionIn(lang, awaitingBank),
      secondsLeft,
      checking,
    }),
  },
});

export const OneTicket = complete({ bought: [['whale', 1]] });

export const ThreeTickets = complete({ pointsUsed: 5000 });

/** One code for all tickets, and a row per ticket with its code. On paper they look like other tickets. */
export const TenTickets = complete({ bought: [['lion', 10]] });

export const TwoEvents = complete({
  bought: [
    ['whale', 2],
    ['opera', 2],
  ],
});

/** Standing places have an entry number instead of row and seat. */
export const Standing = complete({ bought: [['jazz', 2]] });

/** The organiser requires a name on each ticket. */
export const NamesOnTickets = complete({ bought: [['nightsail', 2]] });

export const RestrictedView = complete({ bought: [['opera', 2]] });

/** Each ticket of a film has its type. */
export const Film = complete({ bought: [['film', 2]] });

/** One event has a venue; the other is online and has no code. */
export const OnlineAndVenue = complete({
  bought: [
    ['whale', 1],
    ['electro', 1],
  ],
});

/** Without codes, because a kiosk prints the tickets. */
export const Kiosk = complete({
  bought: [['opera', 2]],
  deliveryMethod: 'kiosk',
  paymentMethod: 'eWallet',
  cardEnding: null,
});

export const AwaitingBank = waiting(secondsLeft.bank, false);

/** Polling, shortly before the countdown ends. */
export const AwaitingBankLastMinute = waiting(24, true);

export const BankDeclined = refused('bankDeclined');

export const BankNeverAnswered = refused('bankNoAnswer', {
  bought: [
    ['whale', 2],
    ['opera', 2],
  ],
});

/** The buyer left the bank's page without paying. */
export const PaymentCancelled = refused('paymentCancelled');

/** The organiser cancelled one of two performances before the bank responded; the other seats are in the cart again. */
export const PerformanceCancelled: Story = {
  args: {
    state: (lang) => {
      const bought: TransactionStory['bought'] = [
        ['whale', 2],
        ['lion', 2],
      ];
      const order = transactionIn(lang, { bought, ...cancelled('performanceCancelled') });
      const { orders } = refunded(order, 1);
      return { kind: 'cancelled', transaction: { ...order, orders }, again: null };
    },
  },
};

/** The organiser cancelled the performance after the purchase. */
export const Refunded: Story = {
  args: {
    state: (lang) => {
      const transaction = refunded(transactionIn(lang, { pointsUsed: 5000 }));
      const { loginEmail, points } = memberAfter(lang, transaction);
      return { kind: 'complete', transaction, memberEmail: loginEmail, pointsBalance: points, fresh: false };
    },
  },
};

export const HoldRanOut = refused('holdExpired', { bought: [['jazz', 2]] });

export const NotFound: Story = { args: { state: () => ({ kind: 'notFound' }) } };

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };

export const Busy: Story = {
  args: { state: () => ({ kind: 'failed', failure: { kind: 'busy', reference: 'FG-7H2K-09' } }) },
};

export const LongText: Story = {
  args: {
    state: (lang) => {
      const transaction = transactionIn(lang, { bought: [['opera', 2]] });
      return {
        kind: 'complete',
        fresh: true,
        transaction: {
          ...transaction,
          orders: transaction.orders.map((order) => ({ ...order, event: withLongTitle(lang, order.event) })),
        },
        memberEmail: 'a-rather-long-address.for-receipts-and-tickets@correspondence.example.com',
        pointsBalance: 1_208_244,
      };
    },
  },
};
