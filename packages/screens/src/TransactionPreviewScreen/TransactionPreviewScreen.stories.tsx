import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PurchaseSteps } from '../shared/purchaseSteps/index.js';
import { goneIn, itemIn, longItem, previewOf, storyMember } from '../shared/story/cart.js';
import { StoryPage } from '../shared/story/index.js';
import { type PreviewState, type ReadyPreview, TransactionPreviewScreen } from './TransactionPreviewScreen.js';

const meta = {
  title: 'Screens/TransactionPreview',
  component: TransactionPreviewScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <StoryPage
        chrome={{ member: storyMember(globals.lang), hold: { secondsLeft: 312 }, showCategories: false }}
        steps={<PurchaseSteps current="preview" />}
      >
        <Story />
      </StoryPage>
    ),
  ],
  args: {
    state: { kind: 'loading' },
    onChoice: fn(),
    onAgree: fn(),
    onConfirm: fn(),
    onCancelOpen: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TransactionPreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLang = (state: (lang: Lang) => PreviewState): Story => ({
  render: (args, { globals }) => <TransactionPreviewScreen {...args} state={state(globals.lang)} />,
});

type Order = Parameters<typeof previewOf>[1];

/** An order of three seats unless `order` says otherwise, with what differs in the state. */
const ready = (order: (lang: Lang) => Partial<Order> = () => ({}), rest: Partial<ReadyPreview> = {}) =>
  inLang((lang) => {
    const preview = previewOf(lang, { items: [itemIn(lang, 'whale')], ...order(lang) });
    return {
      kind: 'ready',
      preview,
      secondsLeft: 312,
      choice: preview.choice,
      agreed: false,
      updating: false,
      confirming: false,
      cancelling: false,
      cancelOpen: false,
      error: null,
      failure: null,
      announcement: '',
      memberName: storyMember(lang).name,
      ...rest,
    };
  });

const somePoints = () => ({ courier: 'tooLate', choice: { pointsUsed: 5000 } }) as const;

export const Default = ready(somePoints, { agreed: true });

export const CourierChosen = ready(() => ({ choice: { deliveryMethod: 'courier' } }));

export const CourierTooLate = ready(() => ({ courier: 'tooLate' }));

export const CourierAddressMissing = ready(() => ({ courier: 'addressMissing' }));

export const AllPoints = ready(() => ({ choice: { pointsUsed: 12_400 } }));

export const NoPoints = ready(() => ({ balance: 0, usable: 0 }));

export const NotAgreed = ready(somePoints, {
  error: { code: 'termsNotAgreed', fields: [{ field: 'agreed', code: 'termsNotAgreed' }] },
});

export const PointsNotEnough = ready(somePoints, {
  agreed: true,
  error: {
    code: 'pointsNotEnough',
    fields: [{ field: 'pointsUsed', code: 'pointsNotEnough', values: { limit: '4,800' } }],
  },
});

export const TotalChanged = ready(() => ({}), { error: { code: 'totalChanged', fields: [] } });

export const Updating = ready(somePoints, { updating: true });

export const Confirming = ready(somePoints, { agreed: true, confirming: true });

export const BankBusy = ready(somePoints, { agreed: true, failure: { kind: 'busy' } });

export const CancelAsked = ready(somePoints, { cancelOpen: true });

export const Cancelling = ready(somePoints, { cancelOpen: true, cancelling: true });

export const UnderAMinute = ready(somePoints, { secondsLeft: 28 });

export const Expired = inLang((lang) => ({ kind: 'expired', gone: [goneIn(lang, 'whale')] }));

export const Empty: Story = { args: { state: { kind: 'empty' } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };

export const NonPointsEvent = ready((lang) => ({ items: [itemIn(lang, 'online')] }));

/** One event of two is outside the points programme. */
export const TwoEvents = ready((lang) => ({ items: [itemIn(lang, 'whale'), itemIn(lang, 'standing')] }));

export const LongText = ready((lang) => ({
  items: [longItem(lang), itemIn(lang, 'split')],
  choice: { deliveryMethod: 'courier' },
}));
