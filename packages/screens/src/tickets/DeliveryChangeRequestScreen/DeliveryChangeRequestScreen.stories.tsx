import { type DeliveryMethod, type Lang, pickUpDays, type Transaction } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  addressIn,
  credentials,
  evening,
  FormStory,
  memberIn,
  memberInfoIn,
  refunded,
  refusalOf,
  transactionIn,
  unsentForm,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { noCardFront } from '../changeRequest/index.js';
import { stillCard } from '../changeRequest/stillCard.js';
import { DeliveryChangeRequestScreen } from './DeliveryChangeRequestScreen.js';
import {
  type DeliveryChangeForm,
  type DeliveryChangeState,
  type DeliveryChangeValues,
  nothingEntered,
} from './state.js';

const referenceNumber = 'C-20261120-04417733';
/** The shows are late enough for every option. */
const order = (lang: Lang, deliveryMethod: DeliveryMethod = 'eTicket', changes: Partial<Transaction> = {}) =>
  transactionIn(lang, { bought: [['lion', 2]], deliveryMethod, ...changes });

/** A member's values. */
const filled = (lang: Lang, transactionNumber: string): DeliveryChangeValues => ({
  ...nothingEntered,
  transactionNumber,
  contactName: memberIn(lang).name,
  mobile: memberInfoIn(lang).mobile ?? '',
  email: credentials.email,
  deliveryAddress: addressIn(lang).text,
});

interface Args {
  /** The member's order; null for a visitor. */
  from?: (lang: Lang) => Transaction | null;
  entered?: Partial<DeliveryChangeValues>;
  form?: Partial<Omit<DeliveryChangeForm, 'values' | 'order'>>;
  /** Replaces the form. */
  state?: Exclude<DeliveryChangeState, DeliveryChangeForm>;
}

function Screen({ from = (lang) => order(lang), entered = {}, form = {}, state }: Args) {
  const { lang } = useText();
  const known = from(lang);
  const first = { ...(known ? filled(lang, known.transactionNumber) : nothingEntered), ...entered };
  return (
    <FormStory path="/DeliveryChangeRequest.html" values={first}>
      {(values, onChange) => (
        <DeliveryChangeRequestScreen
          state={
            state ?? {
              kind: 'form',
              order: known,
              now: evening.receipt,
              card: noCardFront,
              cardImage: null,
              ...unsentForm,
              ...form,
              values,
            }
          }
          onChange={onChange}
          onSubmit={() => {}}
          card={stillCard}
          onAnother={() => {}}
          onRetry={() => {}}
        />
      )}
    </FormStory>
  );
}

const meta = {
  title: 'Screens/DeliveryChangeRequest',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member comes from an order: contact and address are filled in. */
export const Default: Story = {};
/** A visitor enters the order number and whether a card paid. */
export const Visitor: Story = { args: { from: () => null } };

/** Spec §5: every field and the redacted picture are required. */
export const NothingEntered: Story = {
  args: { from: () => null },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('changeRequest.submit') }));
    await expect(canvas.getByRole('group', { name: t('changeRequest.problem') })).toHaveFocus();
  },
};

/** Working days only, from the day after the request is handled. */
export const Appointment: Story = {
  args: {
    entered: {
      option: 'pickUp',
      appointmentDay:
        pickUpDays({ startsAt: order('en_us').orders.map(({ event }) => event.startsAt), now: evening.receipt })[0] ??
        '',
      appointmentTime: '10:00',
    },
  },
};

/** The courier's fee is paid at the bank. */
export const Courier: Story = { args: { entered: { option: 'delivery' } } };
export const CourierEnglish: Story = {
  args: { entered: { option: 'delivery', destination: 'macau' } },
  globals: { lang: 'en_us' },
};

/** The order already includes a courier, so another address is free. */
export const PaidCourier: Story = {
  args: { from: (lang) => order(lang, 'courier'), entered: { option: 'delivery' } },
};

/** The tickets are already collected at a kiosk. */
export const KioskNow: Story = { args: { from: (lang) => order(lang, 'kiosk') } };

/** No card paid, so the buyer's session is enough. */
export const PaidByWallet: Story = {
  args: { from: (lang) => order(lang, 'eTicket', { cardEnding: null, paymentMethod: 'eWallet' }) },
};

export const Uploading: Story = {
  args: {
    entered: { option: 'kiosk' },
    form: { card: { ...noCardFront, upload: { kind: 'uploading', progress: 40 } } },
  },
};

/** Not a picture, despite its name. */
export const PhotoRefused: Story = {
  args: { form: { card: { ...noCardFront, refused: { why: 'wrongType', name: 'card.jpg' } } } },
};
export const PhotoTooLarge: Story = {
  args: { form: { card: { ...noCardFront, refused: { why: 'tooLarge', name: 'IMG_20261120_201533.png' } } } },
  globals: { lang: 'en_us' },
};
export const PhotoUnreadable: Story = {
  args: { form: { card: { ...noCardFront, refused: { why: 'unreadable', name: 'IMG_4417.heic' } } } },
};

export const Submitting: Story = { args: { entered: { option: 'kiosk' }, form: { submitting: true } } };

/** Spec §8: number and card do not match. */
export const NotFound: Story = {
  args: {
    from: () => null,
    entered: { transactionNumber: 'T-20261120-00000000', option: 'kiosk' },
    form: {
      error: refusalOf('transactionNotFound', 'transactionNumber'),
    },
  },
};
export const LostAnswer: Story = {
  args: { entered: { option: 'kiosk' }, form: { failure: { kind: 'timeOut' } } },
};

/** Spec §9: fewer than 7 working days before the show. */
export const TooLate: Story = {
  args: { from: (lang) => order(lang, 'eTicket', { serverNow: '2026-12-10T04:00:00.000Z' }) },
};
export const Online: Story = {
  args: {
    from: (lang) => {
      const { orders, ...rest } = order(lang);
      return {
        ...rest,
        orders: orders.map((each) => ({ ...each, event: { ...each.event, group: 'online' as const } })),
      };
    },
  },
};
/** The organiser has cancelled all performances of the order. */
export const PerformanceCancelled: Story = { args: { from: (lang) => refunded(order(lang)) } };

export const Incomplete: Story = { args: { from: (lang) => order(lang, 'eTicket', { status: 'cancelled' }) } };

const sent = { kind: 'sent', transactionNumber: 'T-20261120-08841273' } as const;
export const Sent: Story = {
  args: { state: { ...sent, receipt: { referenceNumber, status: 'complete', fee: 0, bankUrl: null } } },
};
export const SentAndPaid: Story = {
  args: { state: { ...sent, receipt: { referenceNumber, status: 'complete', fee: 4000, bankUrl: null } } },
  globals: { lang: 'en_us' },
};
export const BankWaits: Story = {
  args: {
    state: { ...sent, receipt: { referenceNumber, status: 'awaitingBank', fee: 4000, bankUrl: '/fake/bank' } },
  },
};
export const FeeNotPaid: Story = {
  args: { state: { ...sent, receipt: { referenceNumber, status: 'cancelled', fee: 4000, bankUrl: null } } },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };
