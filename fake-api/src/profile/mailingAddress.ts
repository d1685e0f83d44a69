import type { Address, Lang, MailingAddress } from '@first-gong/domain';
import type { MemberRow } from '../state.js';

const destinationOf = ({ country }: Address): MailingAddress['destination'] =>
  (({ HK: 'hongKong', MO: 'macau', CN: 'mainland' }) as const)[country] ?? 'overseas';

/** Where a courier would go (spec §3 Mailing address), or null where the member has given no address. */
export function mailingAddressOf({ profile }: MemberRow, _lang: Lang): MailingAddress | null {
  const { address } = profile;
  if (address === null) return null;
  return { destination: destinationOf(address), text: `${address.flat}, ${address.street}` };
}
