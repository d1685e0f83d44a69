import {
  checkDelivery,
  checkPoints,
  checkPromotion,
  deliveryOptions,
  discountsOf,
  type Lang,
  type PreviewChoice,
  pointsShare,
  quote,
  type TransactionPreview,
  toInstant,
  usablePoints,
} from '@first-gong/domain';
import type { CartRow, Hold, ShowSnapshot } from '../cart/rows.js';
import { itemView, pricedOf, ticketsAtOnce } from '../cart/view.js';
import { mailingAddressOf } from '../profile/mailingAddress.js';
import { promotions, type SamplePromotion } from '../sample-data/promotions.js';
import type { MemberRow } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import type { Reader } from '../store/index.js';
import { transactionTable } from './rows.js';

const suits: Record<SamplePromotion['events'], (event: ShowSnapshot) => boolean> = {
  all: () => true,
  noFilms: ({ group }) => group !== 'cinema',
  family: ({ interest }) => interest === 'family',
};

/**
 * Discount of a promotion per hold in cents, zero without a code.
 * @throws RuleError `promotionUnknown`, `promotionExpired`, `promotionUsedUp`, `promotionNotForEvent`
 */
function discountsBy(code: string | undefined, data: Reader, holds: readonly Hold[], now: number): number[] {
  if (!code) return holds.map(() => 0);
  const promotion = promotions.find((one) => one.code === code);
  const isFor = (show: ShowSnapshot) => promotion !== undefined && suits[promotion.events](show);
  const items = holds.map(({ price, seats, show }) => ({ price, quantity: seats.length, promoted: isFor(show) }));
  // Cancelled orders do not count.
  const used = data.count(transactionTable, "promotionCode = ? and status <> 'cancelled'", code);
  refuse(checkPromotion({ promotion, items, used, now }));
  return promotion ? discountsOf(promotion, items) : items.map(() => 0);
}

/** A cart with delivery and points. */
export interface PriceRequest {
  cart: CartRow;
  member: MemberRow;
  choice: PreviewChoice;
  now: number;
  lang: Lang;
}

/**
 * The price of a cart (spec §4 Order, §9), with delivery `options`, maximum points (`usable`) and
 * discount per hold (`discounts`).
 * @throws RuleError with all errors of promotion and choice
 */
export function priceOf(data: Reader, { cart, member, choice, now, lang }: PriceRequest) {
  const { deliverTo, deliveryMethod, pointsUsed, promotionCode } = choice;
  const discounts = discountsBy(promotionCode, data, cart.items, now);
  const options = deliveryOptions({
    shows: cart.items.map(({ show }) => show),
    address: deliverTo
      ? { destination: deliverTo.destination, text: deliverTo.address }
      : mailingAddressOf(member, lang),
    now,
  });
  const deliveryFee = options.find(({ method }) => method === deliveryMethod)?.fee ?? 0;
  const items = pricedOf(cart.items).map((item, index) => ({ ...item, discount: discounts[index] ?? 0 }));
  const share = pointsShare({ items, deliveryFee });
  refuse([
    ...checkDelivery(options, deliveryMethod),
    ...checkPoints({ used: pointsUsed, balance: member.points, total: share }),
  ]);
  return {
    ...quote({ items, deliveryFee, pointsUsed, now }),
    discounts,
    options,
    usable: usablePoints(member.points, share),
  };
}

/** @param bought performances of the member's tickets */
export function previewView(data: Reader, request: PriceRequest, bought: readonly ShowSnapshot[]): TransactionPreview {
  const { cart, member, now, lang } = request;
  const { options, usable, lines, total, willEarn } = priceOf(data, request);
  const { deliveryMethod, pointsUsed, paymentMethod, promotionCode, deliverTo } = request.choice;
  return {
    items: cart.items.map((item) => itemView(item, lang)),
    // Copied, because the body may have more fields.
    choice: {
      deliveryMethod,
      pointsUsed,
      paymentMethod,
      ...(promotionCode && { promotionCode }),
      ...(deliverTo && { deliverTo }),
    },
    deliveryOptions: options,
    points: { balance: member.points, usable, willEarn },
    lines,
    total,
    expiresAt: cart.deadline ?? toInstant(now),
    serverNow: toInstant(now),
    ticketsAtOnce: ticketsAtOnce(cart, bought, lang),
  };
}
