import { checkDelivery, type DeliveryInput, type DeliveryMethod, deliveryOptions } from '@first-gong/domain';
import { mailingAddressIn3, mailingAddressOf } from '../profile/mailingAddress.js';
import type { MemberRow } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import type { WishRow } from './rows.js';

const byETicket: WishRow['delivery'] = { method: 'eTicket', destination: null, address: null, fee: 0 };

/**
 * Delivery of a wish with its fee, on the day of saving.
 * @throws RuleError `deliveryUnavailable`, `deliveryAddressMissing`, `courierTooLate`, as for an order
 */
export function deliveryFor(
  member: MemberRow,
  method: DeliveryMethod,
  show: DeliveryInput['shows'][number],
  now: number,
): WishRow['delivery'] {
  const address = mailingAddressOf(member, 'en_us');
  const options = deliveryOptions({ shows: [show], address, now });
  refuse(checkDelivery(options, method));
  const fee = options.find((option) => option.method === method)?.fee ?? 0;
  if (method !== 'courier') return { ...byETicket, method };
  return { method, destination: address?.destination ?? null, address: mailingAddressIn3(member), fee };
}

/** assumption: matches too late for a courier become free e-tickets. */
export function deliveryWhenMatched(
  { delivery, show }: Pick<WishRow, 'delivery' | 'show'>,
  now: number,
): WishRow['delivery'] {
  const { method, destination, address } = delivery;
  const options = deliveryOptions({
    shows: [show],
    address: destination && address && { destination, text: address.en_us },
    now,
  });
  return checkDelivery(options, method).length === 0 ? delivery : byETicket;
}
