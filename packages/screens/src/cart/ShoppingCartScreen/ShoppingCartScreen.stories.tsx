import type { CartItem, Lang, TicketType } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PurchaseSteps } from '../../shared/PurchaseSteps.js';
import {
  cartOf,
  type HoldName,
  itemIn,
  longItem,
  memberIn,
  nothingTried,
  releasedIn,
  StoryPage,
  seatTaken,
  secondsLeft,
  transactionNumber,
} from '../../shared/story/index.js';
import { type ReadyCart, readyCart } from './readyCart.js';
import { type CartState, ShoppingCartScreen, type ShoppingCartScreenProps } from './ShoppingCartScreen.js';

/** The header's countdown. None for an empty cart. */
const clockOf = (state: CartState): number => (state.kind === 'ready' ? state.secondsLeft : secondsLeft.cart);

const inPage = (props: ShoppingCartScreenProps, lang: Lang) => (
  <StoryPage
    chrome={{
      member: memberIn(lang),
      hold: clockOf(props.state) > 0 ? { secondsLeft: clockOf(props.state) } : null,
      showCategories: false,
    }}
    steps={<PurchaseSteps current="cart" />}
  >
    <ShoppingCartScreen {...props} />
  </StoryPage>
);

const meta = {
  title: 'Screens/Cart',
  component: ShoppingCartScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => inPage(args, globals.lang),
  args: {
    state: { kind: 'loading' },
    onRemove: fn(),
    onHoldAgain: fn(),
    onDismissReleased: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ShoppingCartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLang = (state: (lang: Lang) => CartState, play?: Story['play']): Story => ({
  render: (args, { globals }) => inPage({ ...args, state: state(globals.lang) }, globals.lang),
  play,
});

const holding = (names: HoldName[], changes?: Partial<ReadyCart>) =>
  inLang((lang) => readyCart(cartOf(names.map((name) => itemIn(lang, name))), changes));

export const Default = holding(['whale']);

export const TwoEvents = inLang((lang) =>
  readyCart(cartOf([itemIn(lang, 'whale'), itemIn(lang, 'nightsail')], { released: [releasedIn(lang, 'standing')] })),
);

export const TwoZones = holding(['whale', 'whaleFront']);

/** Two performances of one event are two regions with different names. */
export const OneEventTwice = holding(['whale', 'whaleNextWeek']);

/** Cinema tickets alone go by the cinema's cheaper courier. */
export const Film = inLang((lang) => readyCart(cartOf([{ ...itemIn(lang, 'film'), alone: [], together: 'film' }])));

/** The seats at the ends can be removed alone. */
export const OneByOne = inLang((lang) => {
  const whale = itemIn(lang, 'whale');
  return readyCart(
    cartOf([{ ...whale, alone: [whale.seats[0], whale.seats.at(-1)].filter((seat) => seat !== undefined) }]),
  );
});

/** A wheelchair space and its companion, with another ticket type, are removed together. */
export const WithCompanion = inLang((lang) => {
  const { seats, ...whale } = itemIn(lang, 'whale');
  const of = (index: number, ticketType: TicketType): CartItem => ({
    ...whale,
    holdId: `hold-${ticketType}`,
    ticketType,
    seats: seats.slice(index, index + 1),
    subtotal: whale.price,
    alone: [],
    together: 'wheelchair',
  });
  return readyCart(cartOf([of(0, 'concession'), of(1, 'standard')]));
});

export const UnderAMinute = holding(['whale', 'nightsail'], { secondsLeft: 42 });

export const RunOut = inLang((lang) =>
  readyCart(cartOf([], { released: [releasedIn(lang, 'whale'), releasedIn(lang, 'nightsail')] }), { secondsLeft: 0 }),
);

export const BankSaidNo = inLang((lang) =>
  readyCart(
    cartOf([], {
      released: [releasedIn(lang, 'whale', 'bankDeclined'), releasedIn(lang, 'nightsail', 'bankNoAnswer')],
    }),
  ),
);

export const HoldingAgain = inLang((lang) =>
  readyCart(cartOf([], { released: [releasedIn(lang, 'whale')] }), {
    secondsLeft: 0,
    again: { ...nothingTried, holding: ['hold-whale-gone'] },
  }),
);

/** Another buyer has the seats. */
export const NotFree = inLang((lang) =>
  readyCart(cartOf([], { released: [releasedIn(lang, 'whale'), releasedIn(lang, 'nightsail')] }), {
    secondsLeft: 0,
    again: { ...nothingTried, refused: { holdId: 'hold-whale-gone', why: seatTaken[lang] } },
  }),
);

/** A warning about two performances at the same time. */
export const Overlapping = holding(['jazz', 'electro']);

/** The member has a ticket at the same time. */
export const OverlapsTicket = inLang((lang) =>
  readyCart(cartOf([itemIn(lang, 'jazz')], { ticketsAtOnce: [itemIn(lang, 'electro').event] })),
);

export const ThreeGroups = holding(['whale', 'nightsail', 'lion']);

export const NotSideBySide = holding(['split']);

export const RestrictedView = holding(['opera']);

export const Standing = holding(['standing']);

export const Empty = inLang(() => readyCart(cartOf([]), { secondsLeft: 0 }));

export const AwaitingBank = inLang((lang) =>
  readyCart(cartOf([itemIn(lang, 'whale')], { awaitingBank: transactionNumber })),
);

/** The cart became an order, and the buyer returns. */
export const Paid = inLang(() => readyCart(cartOf([], { paidOrder: transactionNumber }), { secondsLeft: 0 }));

export const Removing = inLang(
  (lang) =>
    readyCart(cartOf([itemIn(lang, 'whale'), itemIn(lang, 'nightsail')]), { removing: { holdId: 'hold-whale' } }),
  async ({ args }) => {
    const busy = screen.getAllByRole('button').find((button) => button.ariaDisabled === 'true');
    await expect(busy).toBeVisible();
    busy?.click();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
);

export const Loading = inLang(() => ({ kind: 'loading' }));

export const Offline = inLang(() => ({ kind: 'failed', failure: { kind: 'offline' } }));

/** The request to release seats had no response. */
export const RemoveNotAnswered = holding(['whale'], { failure: { kind: 'timeOut' } });

export const LongText = inLang((lang) => readyCart(cartOf([longItem(lang), itemIn(lang, 'split')])));
