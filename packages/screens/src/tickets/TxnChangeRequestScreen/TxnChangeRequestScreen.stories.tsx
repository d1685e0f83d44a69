import { type Lang, type Transaction, textLength } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  addressIn,
  FormStory,
  memberIn,
  refunded,
  refusalOf,
  transactionIn,
  unsentForm,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { noCardFront } from '../changeRequest/index.js';
import { stillCard } from '../changeRequest/stillCard.js';
import { nothingEntered, type TxnChangeForm, type TxnChangeState, type TxnChangeValues } from './state.js';
import { TxnChangeRequestScreen } from './TxnChangeRequestScreen.js';

const order = (lang: Lang, changes: Partial<Transaction> = {}) =>
  transactionIn(lang, { bought: [['lion', 2]], deliveryMethod: 'courier', ...changes });
const byWallet = { cardEnding: null, paymentMethod: 'eWallet' } as const;

const card = { transactionNumber: 'T-20261120-08841273', cardFirst4: '4417', cardLast4: '8820' };
const uploaded = {
  cardImage: 'card-key',
  card: { ...noCardFront, upload: { kind: 'uploaded', size: 184 * 1024 } },
} as const;

interface Args {
  /** The member's order; null for a visitor. */
  from?: (lang: Lang) => Transaction | null;
  entered?: (lang: Lang) => Partial<TxnChangeValues>;
  form?: Partial<Omit<TxnChangeForm, 'values' | 'order'>>;
  /** Replaces the form. */
  state?: Exclude<TxnChangeState, TxnChangeForm>;
}

function Screen({ from = order, entered = () => ({}), form = {}, state }: Args) {
  const { lang } = useText();
  const known = from(lang);
  const first: TxnChangeValues = {
    ...nothingEntered,
    ...(known && { transactionNumber: known.transactionNumber, cardLast4: known.cardEnding ?? '' }),
    ...entered(lang),
  };
  return (
    <FormStory path="/TxnChangeRequest.html" values={first}>
      {(values, onChange) => (
        <TxnChangeRequestScreen
          state={
            state ?? {
              kind: 'form',
              order: known,
              isMember: known !== null,
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
          loginHref={`/${lang}/Login.html`}
        />
      )}
    </FormStory>
  );
}

const meta = {
  title: 'Screens/TxnChangeRequest',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member comes from an order: number and last digits are filled in. */
export const Default: Story = {};
/** A visitor enters the order number and whether a card paid. */
export const Visitor: Story = { args: { from: () => null } };

/** Spec §5: number, digits, picture, and at least one item. */
export const NothingEntered: Story = {
  args: { from: () => null },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('changeRequest.submit') }));
    await expect(canvas.getByRole('group', { name: t('changeRequest.problem') })).toHaveFocus();
  },
};

/** Spec §5: each ticked item needs its new value. */
export const ValueMissing: Story = {
  args: {
    entered: (lang) => ({ ...card, items: ['contactName', 'contactNumber'], newContactName: memberIn(lang).name }),
    form: uploaded,
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('changeRequest.submit') }));
    await expect(canvas.getByRole('group', { name: t('changeRequest.problem') })).toHaveFocus();
  },
};

export const Ready: Story = {
  args: {
    entered: (lang) => ({
      ...card,
      items: ['contactName', 'address'],
      newContactName: memberIn(lang).name,
      newAddress: addressIn(lang).text,
    }),
    form: uploaded,
  },
};

/** Longer than the field allows. */
export const LongAddress: Story = {
  args: {
    entered: (lang) => ({
      ...card,
      items: ['address'],
      newAddress: addressIn(lang)
        .text.repeat(30)
        .slice(0, textLength.address + 12),
    }),
    form: uploaded,
  },
  globals: { lang: 'en_us' },
};

/** No card paid, so the buyer's session is enough. */
export const PaidByWallet: Story = { args: { from: (lang) => order(lang, byWallet) } };

/** A visitor claims that no card paid, and must log in. */
export const VisitorWithoutCard: Story = {
  args: { from: () => null, entered: () => ({ transactionNumber: card.transactionNumber, withoutCard: true }) },
};

/** The buyer's session expired: the entries stay during the login. */
export const SessionLost: Story = {
  args: {
    from: () => null,
    entered: (lang) => ({ ...card, items: ['address'], newAddress: addressIn(lang).text }),
    form: { error: { code: 'loginRequired', fields: [] } },
  },
};

/** A member claims that no card paid for an unknown order. */
export const MemberWithoutCard: Story = {
  args: {
    from: () => null,
    entered: () => ({ transactionNumber: card.transactionNumber, withoutCard: true }),
    form: { isMember: true },
  },
  globals: { lang: 'en_us' },
};

export const Submitting: Story = {
  args: {
    entered: () => ({ ...card, items: ['contactNumber'], newContactNumber: '5123 4567' }),
    form: { ...uploaded, submitting: true },
  },
};

/** Spec §8: number and card do not match. */
export const NotFound: Story = {
  args: {
    from: () => null,
    entered: () => ({ ...card, items: ['contactNumber'], newContactNumber: '5123 4567' }),
    form: {
      ...uploaded,
      error: refusalOf('transactionNotFound', 'transactionNumber'),
    },
  },
};

/** The picture belongs to another request, or has expired. */
export const ImageUsedUp: Story = {
  args: {
    entered: () => ({ ...card, items: ['contactNumber'], newContactNumber: '5123 4567' }),
    form: { error: refusalOf('imageRequired', 'cardImage') },
  },
};
export const LostAnswer: Story = {
  args: {
    entered: () => ({ ...card, items: ['contactNumber'], newContactNumber: '5123 4567' }),
    form: { ...uploaded, failure: { kind: 'timeOut' } },
  },
};

/** No change after the show has begun. */
export const Begun: Story = { args: { from: (lang) => order(lang, { serverNow: '2026-12-31T12:00:00.000Z' }) } };
/** The organiser has cancelled all performances of the order. */
export const PerformanceCancelled: Story = { args: { from: (lang) => refunded(order(lang)) } };

export const Incomplete: Story = { args: { from: (lang) => order(lang, { status: 'cancelled' }) } };

export const Sent: Story = {
  args: {
    state: {
      kind: 'sent',
      receipt: { referenceNumber: 'R-20261120-04417733' },
      transactionNumber: card.transactionNumber,
    },
  },
};
export const VisitorSent: Story = {
  args: { state: { kind: 'sent', receipt: { referenceNumber: 'R-20261120-04417733' }, transactionNumber: null } },
  globals: { lang: 'en_us' },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
