import {
  checkDelivery,
  checkPoints,
  type DeliveryOption,
  deliveryOptions,
  type Lang,
  type PreviewChoice,
  pointsShare,
  type Quote,
  quote,
  RuleError,
  type TransactionPreview,
  toInstant,
  usablePoints,
} from '@first-gong/domain';
import type { CartRow, ShowFacts } from '../cart/rows.js';
import { itemView, pricedOf, ticketsAtOnce } from '../cart/view.js';
import { mailingAddressOf } from '../profile/mailingAddress.js';
import type { MemberRow } from '../shared/member.js';

export interface Price extends Quote {
  options: DeliveryOption[];
  /** The most points this order takes. */
  usable: number;
}

/**
 * The price of a cart with a choice of delivery and points (spec §4 Order, §9).
 * @param discounts cents that a promotion takes off each hold.
 * @throws RuleError with a field for each impossible part of the choice.
 */
export function priceOf(
  cart: CartRow,
  member: MemberRow,
  choice: PreviewChoice,
  discounts: readonly number[],
  now: number,
  lang: Lang,
): Price {
  const options = deliveryOptions({
    shows: cart.items.map(({ show }) => show),
    address: choice.deliverTo
      ? { destination: choice.deliverTo.destination, text: choice.deliverTo.address }
      : mailingAddressOf(member, lang),
    now,
  });
  const deliveryFee = options.find(({ method }) => method === choice.deliveryMethod)?.fee ?? 0;
  const items = pricedOf(cart.items).map((item, index) => ({ ...item, discount: discounts[index] ?? 0 }));
  const share = pointsShare({ items, deliveryFee });
  const fields = [
    ...checkDelivery(options, choice.deliveryMethod),
    ...checkPoints({ used: choice.pointsUsed, balance: member.points, total: share }),
  ];
  const [refused] = fields;
  if (refused) throw new RuleError(refused.code, fields);
  return {
    ...quote({ items, deliveryFee, pointsUsed: choice.pointsUsed, now }),
    options,
    usable: usablePoints(member.points, share),
  };
}

const copyOf = (choice: PreviewChoice): PreviewChoice => {
  const { deliveryMethod, pointsUsed, paymentMethod, promotionCode, deliverTo } = choice;
  return {
    deliveryMethod,
    pointsUsed,
    paymentMethod,
    ...(promotionCode && { promotionCode }),
    ...(deliverTo && { deliverTo }),
  };
};

/** @param bought the performances of the member's tickets. */
export function previewView(
  cart: CartRow,
  bought: readonly ShowFacts[],
  member: MemberRow,
  choice: PreviewChoice,
  discounts: readonly number[],
  now: number,
  lang: Lang,
): TransactionPreview {
  const { options, usable, lines, total, willEarn } = priceOf(cart, member, choice, discounts, now, lang);
  return {
    items: cart.items.map((item) => itemView(item, lang)),
    // A copy: the body of the request may have more than a choice.
    choice: copyOf(choice),
    deliveryOptions: options,
    points: { balance: member.points, usable, willEarn },
    lines,
    total,
    expiresAt: cart.deadline ?? toInstant(now),
    serverNow: toInstant(now),
    ticketsAtOnce: ticketsAtOnce(cart, bought, lang),
  };
}
