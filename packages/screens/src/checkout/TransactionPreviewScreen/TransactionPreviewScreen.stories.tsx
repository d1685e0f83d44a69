import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PurchaseSteps } from '../../shared/PurchaseSteps.js';
import {
  itemIn,
  longItem,
  memberIn,
  nothingTried,
  releasedIn,
  StoryPage,
  secondsLeft,
  transactionNumber,
} from '../../shared/story/index.js';
import { readyPreview } from './readyPreview.js';
import type { PreviewState, ReadyPreview, TransactionPreviewScreenProps } from './state.js';
import { TransactionPreviewScreen } from './TransactionPreviewScreen.js';

/** The header's countdown, which ends with the hold. */
function clockOf(state: PreviewState): number | null {
  if (state.kind === 'ready') return state.secondsLeft;
  return state.kind === 'loading' || state.kind === 'failed' ? secondsLeft.preview : null;
}

function inPage(props: TransactionPreviewScreenProps, lang: Lang) {
  const clock = clockOf(props.state);
  return (
    <StoryPage
      chrome={{ member: memberIn(lang), hold: clock === null ? null : { secondsLeft: clock }, showCategories: false }}
      steps={<PurchaseSteps current="preview" />}
    >
      <TransactionPreviewScreen {...props} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/TransactionPreview',
  component: TransactionPreviewScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => inPage(args, globals.lang),
  args: {
    state: { kind: 'loading' },
    onChoice: fn(),
    onAgree: fn(),
    onConfirm: fn(),
    onCancelOpen: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onHoldAgain: fn(),
    onDismissReleased: fn(),
  },
} satisfies Meta<typeof TransactionPreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLang = (state: (lang: Lang) => PreviewState): Story => ({
  render: (args, { globals }) => inPage({ ...args, state: state(globals.lang) }, globals.lang),
});

/** An order of three seats, with changes to order and state. */
const ready = (
  order: (lang: Lang) => Parameters<typeof readyPreview>[1] = () => ({}),
  changes?: Partial<ReadyPreview>,
) => inLang((lang) => readyPreview(lang, order(lang), changes));

const somePoints = () => ({ choice: { pointsUsed: 5000 } });

export const Default = ready(somePoints, { agreed: true });

/** A courier must be chosen seven days before the performance, which is in three weeks. */
export const CourierChosen = ready((lang) => ({
  items: [itemIn(lang, 'lion', 3)],
  choice: { deliveryMethod: 'courier' },
}));

/** The performance is tomorrow. */
export const CourierTooLate = ready();

export const CourierAddressMissing = ready(() => ({ addressKnown: false }));

/** Another address, half typed: the destination already determines the fee. */
export const OtherAddress = ready(() => ({}), {
  choice: {
    deliveryMethod: 'courier',
    pointsUsed: 0,
    paymentMethod: 'creditCard',
    deliverTo: { destination: 'hongKong', address: '', name: 'Lei Sio Fong', phone: '6612 3456' },
  },
  error: {
    code: 'deliveryAddressRequired',
    fields: [{ field: 'deliverTo.address', code: 'deliveryAddressRequired' }],
  },
});

export const AllPoints = ready(() => ({ choice: { pointsUsed: 12_400 } }));

/** A line for the promotion's discount. */
export const PromotionUsed = ready(() => ({ choice: { promotionCode: 'GONG10' }, discount: 84_00 }));

/** The code stays in its field, and the price ignores it. */
export const PromotionRefused = ready(() => ({}), {
  choice: { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard', promotionCode: 'SUMMER25' },
  problems: [{ field: 'promotionCode', code: 'promotionExpired' }],
});

/** A senior's ticket: the proof is shown before payment. */
export const ReducedTickets = ready((lang) => ({
  items: [itemIn(lang, 'whale', 2), { ...itemIn(lang, 'whaleFront'), ticketType: 'senior' }],
}));

/** The organiser requires names: the companion's is missing. */
export const NamesOnTickets = ready((lang) => ({ items: [itemIn(lang, 'nightsail')] }), {
  error: { code: 'ticketNameRequired', fields: [{ field: 'ticketNames.0.names.1', code: 'ticketNameRequired' }] },
});

export const NoPoints = ready(() => ({ balance: 0 }));

export const NotAgreed = ready(somePoints, {
  error: { code: 'termsNotAgreed', fields: [{ field: 'agreed', code: 'termsNotAgreed' }] },
});

/** The points were spent elsewhere meanwhile. */
export const PointsNotEnough = ready(() => ({ ...somePoints(), balance: 4_880 }), {
  agreed: true,
  error: {
    code: 'pointsNotEnough',
    fields: [{ field: 'pointsUsed', code: 'pointsNotEnough', values: { limit: 4_880 } }],
  },
});

/** A number between two steps stays as typed, and the price ignores it. */
export const PointsBetweenSteps = ready(() => ({}), {
  choice: { deliveryMethod: 'eTicket', pointsUsed: 150, paymentMethod: 'creditCard' },
  problems: [{ field: 'pointsUsed', code: 'pointsNotWholeDollars', values: { step: 100, below: 100, above: 200 } }],
});

/** The courier's last day has passed since the choice. */
export const CourierClosed = ready(() => ({}), {
  problems: [{ field: 'deliveryMethod', code: 'courierTooLate', values: { days: 7, until: '2026-11-14' } }],
  consentLapsed: true,
});

/** Before Confirm, the performance was moved and the courier's fee rose. */
export const OrderChanged = ready(() => ({}), {
  error: {
    code: 'performanceChanged',
    fields: [
      { field: 'seen', code: 'performanceChanged' },
      { field: 'seen', code: 'totalChanged' },
    ],
  },
  consentLapsed: true,
});

export const Updating = ready(somePoints, { updating: true });

export const Confirming = ready(somePoints, { agreed: true, confirming: true });

export const BankBusy = ready(somePoints, { agreed: true, failure: { kind: 'busy' } });

export const CancelAsked = ready(somePoints, { cancelOpen: true });

export const Cancelling = ready(somePoints, { cancelOpen: true, cancelling: true });

export const UnderAMinute = ready(somePoints, { secondsLeft: 28 });

export const Expired = inLang((lang) => ({
  kind: 'expired',
  released: [releasedIn(lang, 'whale')],
  again: nothingTried,
}));

export const Empty: Story = { args: { state: { kind: 'empty', released: [], again: nothingTried } } };

/** The bank declined, and the buyer returns. */
export const Declined = inLang((lang) => ({
  kind: 'empty',
  released: [releasedIn(lang, 'whale', 'bankDeclined')],
  again: nothingTried,
}));

/** The Back button from the bank's page. */
export const AwaitingBank: Story = { args: { state: { kind: 'awaitingBank', transactionNumber } } };

export const Paid: Story = { args: { state: { kind: 'paid', transactionNumber } } };

/** Another device ordered the same seats with other choices. */
export const OrderedElsewhere: Story = {
  args: { state: { kind: 'awaitingBank', transactionNumber, elsewhere: true } },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };

/** One of two events is outside the points programme. */
export const TwoEvents = ready((lang) => ({ items: [itemIn(lang, 'whale'), itemIn(lang, 'standing')] }));

/** No collection, because the member gets a link. No points programme. */
export const OnlineOnly = ready((lang) => ({ items: [itemIn(lang, 'electro')] }));

/** One event has a venue; the other is online. */
export const OnlineAndVenue = ready((lang) => ({ items: [itemIn(lang, 'whale'), itemIn(lang, 'electro')] }));

/** A warning before payment: the member has a ticket at the same time. */
export const OverlapsTicket = ready((lang) => ({
  items: [itemIn(lang, 'jazz')],
  ticketsAtOnce: [itemIn(lang, 'electro').event],
}));

export const Film = ready((lang) => ({ items: [itemIn(lang, 'film')] }));

export const LongText = ready((lang) => ({
  items: [longItem(lang), itemIn(lang, 'split')],
}));
