import { type Address, type Lang, langs, type MailingAddress, type Text3 } from '@first-gong/domain';
import { type Place, places } from '../lists/addresses/index.js';
import type { MemberRow } from '../members/rows.js';

const destinations: Readonly<Record<string, MailingAddress['destination']>> = {
  HK: 'hongKong',
  MO: 'macau',
  CN: 'mainland',
};

/** The places an address names, from the country down; a code that is not in the list ends it. */
function placesOf({ country, province, area, district }: Address): Place[] {
  const path: Place[] = [];
  let choices = places;
  for (const code of [country, province, area, district]) {
    // A country without provinces goes on with areas.
    if (code === undefined || code === '') continue;
    const place = choices.find((one) => one.code === code);
    if (place === undefined) break;
    path.push(place);
    choices = place.children;
  }
  return path;
}

const ideograph = /\p{Script=Han}/u;

/** Chinese runs on without a gap; where a part begins or ends in another script, a space keeps the two apart. */
const joined = (parts: readonly string[]) =>
  parts.reduce((text, part) => {
    const runsOn = ideograph.test(text.at(-1) ?? '') && ideograph.test(part.at(0) ?? '');
    return runsOn ? text + part : `${text} ${part}`;
  });

/** An address in one line, as an envelope has it: from small to large in English, from large to small in Chinese. */
function addressText(address: Address, lang: Lang): string {
  const parts = [...placesOf(address).map(({ name }) => name[lang]), address.street, address.flat];
  return lang === 'en_us' ? parts.reverse().join(', ') : joined(parts);
}

/** Where a courier would go (spec §3 Mailing address), or null where the member has given no address. */
export function mailingAddressOf({ profile: { address } }: MemberRow, lang: Lang): MailingAddress | null {
  if (address === null) return null;
  return { destination: destinations[address.country] ?? 'overseas', text: addressText(address, lang) };
}

/** The address as it stands now, in every language: an order keeps it, whatever becomes of the profile. */
export function mailingAddressIn3({ profile: { address } }: MemberRow): Text3 | null {
  if (address === null) return null;
  return Object.fromEntries(langs.map((lang) => [lang, addressText(address, lang)])) as Text3;
}
