import { type DeliverTo, type DeliveryMethod, fullMobile, langs, type Text3 } from '@first-gong/domain';
import type { MemberRow } from '../shared/member.js';
import type { TransactionRow } from './rows.js';

/**
 * How an order's tickets travel, with the recipient of a courier (spec §3 Transaction: address, name, phone): the member,
 * or `other`.
 */
export function deliveryTo(
  member: MemberRow,
  method: DeliveryMethod,
  address: Text3 | null,
  other?: DeliverTo,
): TransactionRow['delivery'] {
  if (method !== 'courier') return { method, address: null, name: null, phone: null };
  if (other === undefined) return { method, address, name: member.name, phone: fullMobile(member.profile) };
  return { method, address: asTyped(other.address), name: asTyped(other.name), phone: other.phone };
}

/** A text of the buyer, which nobody translates. */
const asTyped = (typed: string) => Object.fromEntries(langs.map((lang) => [lang, typed])) as Text3;
