import {
  type Cart,
  type CartItem,
  cartTotals,
  deliveryFee,
  deliveryOptions,
  isOnlyCinema,
  type Lang,
  type PreviewChoice,
  pointsShare,
  quote,
  type TransactionPreview,
  usablePoints,
} from '@first-gong/domain';
import { evening, holdEnds } from './evening.js';
import { addressIn, memberIn } from './member.js';

/** Items as the functions of the domain price them. */
export const pricedOf = (items: readonly CartItem[]) =>
  items.map(({ price, seats, event }) => ({ price, quantity: seats.length, pointsProgramme: event.pointsProgramme }));

/** The cart with these holds, a minute after they were made. */
export const cartOf = (items: CartItem[], changes: Partial<Pick<Cart, 'gone' | 'awaitingBank'>> = {}): Cart => ({
  items,
  gone: [],
  expiresAt: items.length > 0 ? holdEnds : null,
  serverNow: evening.cart,
  ...cartTotals(pricedOf(items)),
  awaitingBank: null,
  ...changes,
});

interface PreviewOfStory {
  items: CartItem[];
  choice?: Partial<PreviewChoice>;
  /** Points that the member has. @default the member's own */
  balance?: number;
  /** The member has told her address. @default true */
  addressKnown?: boolean;
}

/** The preview of these items for a choice of delivery, points and payment. */
export function previewOf(
  lang: Lang,
  { items, choice: changes, balance = memberIn(lang).points, addressKnown = true }: PreviewOfStory,
): TransactionPreview {
  const choice: PreviewChoice = {
    deliveryMethod: 'eTicket',
    pointsUsed: 0,
    paymentMethod: 'creditCard',
    ...changes,
  };
  const onlyCinema = isOnlyCinema(items.map(({ event }) => event));
  const address = addressKnown ? addressIn(lang) : null;
  const fee = deliveryFee(choice.deliveryMethod, address?.destination ?? null, onlyCinema);
  const priced = pricedOf(items);
  const { lines, total, willEarn } = quote({
    items: priced,
    deliveryFee: fee,
    pointsUsed: choice.pointsUsed,
    now: evening.preview,
  });
  return {
    items,
    choice,
    deliveryOptions: deliveryOptions({
      startsAt: items.map(({ event }) => event.startsAt),
      onlyCinema,
      address,
      now: evening.preview,
    }),
    points: { balance, usable: usablePoints(balance, pointsShare({ items: priced, deliveryFee: fee })), willEarn },
    lines,
    total,
    expiresAt: holdEnds,
    serverNow: evening.preview,
  };
}
