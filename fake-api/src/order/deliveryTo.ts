import type { DeliveryMethod, Text3 } from '@first-gong/domain';
import type { MemberRow } from '../members/rows.js';
import type { TransactionRow } from './rows.js';

/** The mobile number of a profile, with its area code where it is not Hong Kong's own (spec §3 Member). */
const phoneOf = ({ profile: { mobile, mobileAreaCode } }: MemberRow): string | null =>
  mobile !== null && mobileAreaCode !== null ? `+${mobileAreaCode} ${mobile}` : mobile;

/** How an order's tickets travel, with the recipient of a courier (spec §3 Transaction: address, name, phone). */
export const deliveryTo = (
  member: MemberRow,
  method: DeliveryMethod,
  address: Text3 | null,
): TransactionRow['delivery'] =>
  method === 'courier'
    ? { method, address, name: member.name, phone: phoneOf(member) }
    : { method, address: null, name: null, phone: null };
