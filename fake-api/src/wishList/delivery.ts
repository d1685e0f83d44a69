import { checkDelivery, type DeliveryMethod, deliveryFee, deliveryOptions } from '@first-gong/domain';
import type { MemberRow } from '../members/rows.js';
import { mailingAddressIn3, mailingAddressOf } from '../profile/mailingAddress.js';
import { refuse } from '../refuse.js';
import type { WishRow } from './rows.js';

const byETicket: WishRow['delivery'] = { method: 'eTicket', destination: null, address: null, fee: 0 };

/**
 * The delivery of a wish's tickets with its fee, on the day the wish is saved.
 * @throws RuleError `deliveryUnavailable`, `deliveryAddressMissing`, as for an order.
 */
export function deliveryFor(
  member: MemberRow,
  method: DeliveryMethod,
  startsAt: string,
  now: number,
): WishRow['delivery'] {
  const address = mailingAddressOf(member, 'en_us');
  refuse(checkDelivery(deliveryOptions({ startsAt: [startsAt], onlyCinema: false, address, now }), method));
  if (method !== 'courier') return { ...byETicket, method };
  const destination = address?.destination ?? null;
  return { method, destination, address: mailingAddressIn3(member), fee: deliveryFee(method, destination, false) };
}

/** reading: seats that are found too late for a courier become e-tickets, without a fee. */
export function deliveryWhenMatched(
  { delivery, show }: Pick<WishRow, 'delivery' | 'show'>,
  now: number,
): WishRow['delivery'] {
  const { method, destination, address } = delivery;
  const options = deliveryOptions({
    startsAt: [show.startsAt],
    onlyCinema: false,
    address: destination && address && { destination, text: address.en_us },
    now,
  });
  return checkDelivery(options, method).length === 0 ? delivery : byETicket;
}
