import type { EventDetail, Failure, Lang, PassedOver } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import {
  memberIn,
  refusalOf,
  StoryPage,
  whale,
  wishesIn,
  wishIn,
  withLongTitle,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { formFor, listOf } from './fixtures.js';
import type { NewWishState, WishAction, WishListReady } from './state.js';
import { WishListScreen, type WishListScreenProps, type WishListState, type WishValues } from './WishListScreen.js';

interface Args extends Pick<WishListScreenProps, 'onAction' | 'onMove' | 'onAdd' | 'onSearch'> {
  state: (lang: Lang) => WishListState;
}

function Screen({ state: stateIn, ...handlers }: Args) {
  const { lang } = useText();
  const [values, setValues] = useState<WishValues | null>(null);
  const state = stateIn(lang);
  const form = state.kind === 'ready' ? state.newWish : null;
  const shown =
    state.kind === 'ready' && form?.kind === 'ready'
      ? { ...state, newWish: { ...form, values: values ?? form.values } }
      : state;
  return (
    <StoryPage chrome={{ path: '/Member/WishList.html', member: memberIn(lang), showCategories: false }}>
      <WishListScreen {...handlers} state={shown} onChange={setValues} onEventRetry={fn()} onRetry={fn()} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Wish list',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { onAction: fn(), onMove: fn(), onAdd: fn(), onSearch: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready =
  (change: (lang: Lang) => Partial<WishListReady> = () => ({})) =>
  (lang: Lang): WishListState => ({ ...listOf(wishesIn(lang)), ...change(lang) });

const form =
  (changes: Partial<Extract<NewWishState, { kind: 'ready' }>> = {}, entered: Partial<WishValues> = {}) =>
  (lang: Lang): Partial<WishListReady> => ({
    wishes: [],
    newWish: { ...formFor(whale(lang), entered), ...changes },
  });

const soldTypes: EventDetail['ticketTypes'] = [
  { ticketType: 'standard', percent: 100 },
  { ticketType: 'senior', percent: 50 },
  { ticketType: 'studentChild', percent: 50 },
];

const passed = (changes: Partial<PassedOver> = {}): PassedOver => ({
  at: '2026-11-20T10:15:00.000Z',
  seats: 2,
  left: 2,
  reason: 'tooFew',
  place: 0,
  offers: [{ place: 1, quantity: 2 }],
  ...changes,
});

const failing =
  (failure: Failure, action: WishAction = 'pay') =>
  (lang: Lang): Partial<WishListReady> => ({
    failed: { action, wish: wishIn(lang, action === 'pay' ? 'pointsNotPaid' : 'cancelled'), failure },
  });

/** One wish in each of the eight states. */
export const Default: Story = { args: { state: ready() } };

/** The event's page allows more tickets than a wish. */
export const AskedForMore: Story = { args: { state: ready(form({ asked: 6 }, { quantity: 4 })) } };

/** Anonymous figures: wishes before this one, returned tickets, and who got them. */
export const PassedOverWishes: Story = {
  args: {
    state: ready((lang) => ({
      wishes: [
        wishIn(lang, 'matching', { wishId: 'a', quantity: 4, passedOver: passed() }),
        wishIn(lang, 'saved', {
          wishId: 'b',
          quantity: 3,
          position: 1,
          passedOver: passed({ seats: 4, place: 1, offers: [{ place: 0, quantity: 2 }] }),
        }),
        wishIn(lang, 'matching', {
          wishId: 'c',
          seatWish: 'together',
          passedOver: passed({ reason: 'apart', offers: [] }),
        }),
      ],
    })),
  },
};

/** Confirmation of a payment by points. The safe button has focus. */
export const AskToPay: Story = {
  args: { state: ready((lang) => ({ balance: 90_000, wishes: [wishIn(lang, 'matched')] })) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { format, lang, t } = await wordsOf(globals);
    const { event, totalPoints } = wishIn(lang, 'matched');
    const pay = t('wishList.pay', { points: format.count(totalPoints) });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${pay}.*${event.title}`) }));
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: t('wishList.back') })).toHaveFocus();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Too few points: the dialog offers a top-up. */
export const AskToTopUp: Story = {
  args: { state: ready((lang) => ({ balance: 12_480, wishes: [wishIn(lang, 'matched')] })) },
  play: async ({ canvas, globals, userEvent }) => {
    const { format, lang, t } = await wordsOf(globals);
    const { event, totalPoints } = wishIn(lang, 'matched');
    const pay = t('wishList.pay', { points: format.count(totalPoints) });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${pay}.*${event.title}`) }));
    await expect(screen.getByRole('link', { name: t('wishList.topUp') })).toBeVisible();
    await expect(screen.queryByRole('button', { name: pay })).toBeNull();
  },
};

export const AskToGiveUp: Story = {
  args: { state: ready((lang) => ({ wishes: [wishIn(lang, 'matched')] })) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { lang, t } = await wordsOf(globals);
    await userEvent.click(
      canvas.getByRole('button', {
        name: new RegExp(`^${t('wishList.giveUp')} ${wishIn(lang, 'matched').event.title}`),
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: t('wishList.giveUp') }));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ matchingStatus: 'matched' }), 'cancel');
  },
};

export const Reasons: Story = {
  args: {
    state: ready((lang) => ({
      wishes: [
        wishIn(lang, 'cancelled', { wishId: 'a', reason: 'notPaidInTime' }),
        wishIn(lang, 'cancelled', { wishId: 'b', reason: 'performanceBegun' }),
        wishIn(lang, 'cancelled', { wishId: 'd', reason: 'performanceCancelled', canRestore: false }),
        wishIn(lang, 'paymentFailed', { wishId: 'c' }),
      ],
    })),
  },
};

export const Bought: Story = {
  args: {
    state: ready((lang) => ({
      wishes: [wishIn(lang, 'bought')],
      done: { action: 'pay', title: whale(lang).title, transactionNumber: 'T-20261118-00417733' },
    })),
  },
};

export const Working: Story = { args: { state: ready(() => ({ busy: 'wish-matched' })) } };
export const NotEnoughPoints: Story = {
  args: {
    state: ready(
      failing({ kind: 'busy', code: 'wishPointsNotEnough', message: '積分不足以支付這個願望，請增值後再付款。' }),
    ),
  },
};
/** A wish that cannot be restored, because its zone has tickets again. */
export const RestoreRefused: Story = {
  args: {
    state: ready(
      failing(
        { kind: 'busy', code: 'wishSeatsAvailable', message: '這個票區仍有足夠門票，請直接加入購物車。' },
        'restore',
      ),
    ),
  },
};
export const LostAnswer: Story = { args: { state: ready(failing({ kind: 'timeOut' })) } };

export const LongWords: Story = {
  args: {
    state: ready((lang) => ({
      wishes: wishesIn(lang).map((wish) => ({
        ...wish,
        event: withLongTitle(lang, wish.event),
        seatWish: 'together',
        deliveryMethod: 'courier',
        deliveryFee: 400_00,
      })),
    })),
  },
};

export const NewWish: Story = {
  args: { state: ready(form()) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('wishList.submit') }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ zone: 'B', quantity: 2 }));
  },
};
/** Several ticket types: the zones show the chosen type's prices. */
export const NewWishTypes: Story = {
  args: {
    state: ready((lang) => form({ event: { ...whale(lang), ticketTypes: soldTypes } }, { ticketType: 'senior' })(lang)),
  },
};

/** The zone still has tickets, so the form links to them. */
export const NewWishAvailable: Story = {
  args: { state: ready(form({}, { performanceId: 'whale-2' })) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('wishList.submit') }));
    await expect(canvas.getByRole('group', { name: t('wishList.problem') })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const NewWishNothingChosen: Story = { args: { state: ready(form({}, { performanceId: '', zone: '' })) } };
export const NewWishRefused: Story = {
  args: {
    state: ready(
      form({
        error: refusalOf('deliveryAddressMissing', 'deliveryMethod'),
      }),
    ),
  },
};
export const NewWishLostAnswer: Story = { args: { state: ready(form({ failure: { kind: 'timeOut' } })) } };
export const NewWishSaving: Story = { args: { state: ready(form({ submitting: true })) } };
export const NewWishLoading: Story = { args: { state: ready(() => ({ newWish: { kind: 'loading' } })) } };
export const NewWishUnavailable: Story = { args: { state: ready(() => ({ newWish: { kind: 'unavailable' } })) } };
export const NewWishOffline: Story = {
  args: { state: ready(() => ({ newWish: { kind: 'failed', failure: { kind: 'offline' } } })) },
};

export const NoResult: Story = {
  args: { state: ready(() => ({ words: '沒有這個' })) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('wishList.clear') }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox', { name: t('wishList.search') })).toHaveFocus();
  },
};
export const Empty: Story = { args: { state: ready(() => ({ wishes: [] })) } };
export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };
export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
