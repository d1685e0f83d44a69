import {
  type Cart,
  type CartItem,
  cartTotals,
  completeTicketNames,
  deliveryOptions,
  type EventOnTicket,
  type Lang,
  type PreviewChoice,
  pointsShare,
  quote,
  type TransactionPreview,
  usablePoints,
} from '@first-gong/domain';
import type { ReleasedState } from '../purchase/index.js';
import { evening, holdEnds } from './evening.js';
import { addressIn, memberIn } from './member.js';

/** Items priced by `domain`. */
export const pricedOf = (items: readonly CartItem[]) =>
  items.map(({ price, seats, event }) => ({ price, quantity: seats.length, pointsProgramme: event.pointsProgramme }));

/** The cart with these holds, a minute later. */
export const cartOf = (
  items: CartItem[],
  changes: Partial<Pick<Cart, 'released' | 'awaitingBank' | 'paidOrder' | 'ticketsAtOnce'>> = {},
): Cart => ({
  items,
  released: [],
  expiresAt: items.length > 0 ? holdEnds : null,
  serverNow: evening.cart,
  ...cartTotals(pricedOf(items)),
  awaitingBank: null,
  ...changes,
});

/** Before any action on released seats. */
export const nothingTried: ReleasedState = { holding: [], refused: null, failure: null };

interface PreviewOfStory {
  items: CartItem[];
  choice?: Partial<PreviewChoice>;
  /** @default the member's points */
  balance?: number;
  /** The member has an address. @default true */
  addressKnown?: boolean;
  ticketsAtOnce?: EventOnTicket[];
  /** Cents off by the promotion code. @default 0 */
  discount?: number;
}

/** Preview of these items for a choice of delivery, points and payment. */
export function previewOf(
  lang: Lang,
  {
    items,
    choice: changes,
    balance = memberIn(lang).points,
    addressKnown = true,
    ticketsAtOnce = [],
    discount = 0,
  }: PreviewOfStory,
): TransactionPreview {
  const ticketNames = completeTicketNames(items, [], memberIn(lang).name);
  const choice: PreviewChoice = {
    deliveryMethod: 'eTicket',
    pointsUsed: 0,
    paymentMethod: 'creditCard',
    ...(ticketNames.length > 0 && { ticketNames }),
    ...changes,
  };
  const options = deliveryOptions({
    shows: items.map(({ event }) => event),
    address: addressKnown ? addressIn(lang) : null,
    now: evening.preview,
  });
  const fee = options.find(({ method }) => method === choice.deliveryMethod)?.fee ?? 0;
  const priced = pricedOf(items).map((item, index) => ({ ...item, discount: index === 0 ? discount : 0 }));
  const { lines, total, willEarn } = quote({
    items: priced,
    deliveryFee: fee,
    pointsUsed: choice.pointsUsed,
    now: evening.preview,
  });
  return {
    items,
    ticketsAtOnce,
    choice,
    deliveryOptions: options,
    points: { balance, usable: usablePoints(balance, pointsShare({ items: priced, deliveryFee: fee })), willEarn },
    lines,
    total,
    expiresAt: holdEnds,
    serverNow: evening.preview,
  };
}

/** The server's sentence about seats that are taken. */
export const seatTaken: Record<Lang, string> = {
  en_us: 'Another buyer has just taken one of these seats, so no seats are held. Choose again.',
  zh_hk: '其中一個座位剛被其他人選去，因此未有保留任何座位，請重新選擇。',
  zh_cn: '其中一个座位刚被其他人选走，因此没有为你保留任何座位，请重新选座。',
};
