import type { Address, Lang, MailingAddress, Text3 } from '@first-gong/domain';
import { places, type Region } from '../lists/addresses.js';
import type { MemberRow, ProfileRow } from '../shared/member.js';
import { inEachLang } from '../shared/text.js';

const destinations: Readonly<Record<string, MailingAddress['destination']>> = {
  HK: 'hongKong',
  MO: 'macau',
  CN: 'mainland',
};

/** Names of the chosen places, country first, up to the first unknown code. */
function placesOf({ country, province, area, district }: Address): Region[] {
  const path: Region[] = [];
  let choices = places;
  for (const code of [country, province, area, district]) {
    // A country without provinces continues with areas.
    if (code === undefined || code === '') continue;
    const place = choices.find((one) => one.code === code);
    if (place === undefined) break;
    path.push(place);
    choices = place.children;
  }
  return path;
}

const ideograph = /\p{Script=Han}/u;

/** Joins Chinese parts without a separator, other parts by comma, and mixed neighbours by a space. */
const joined = (parts: readonly string[]) =>
  parts.reduce((text, part) => {
    const chinese = [text.at(-1), part.at(0)].filter((end) => ideograph.test(end ?? '')).length;
    return text + [', ', ' ', ''][chinese] + part;
  });

/** An address in one line: from small to large in English, large to small in Chinese. */
function addressText(address: Address, lang: Lang): string {
  const parts = [...placesOf(address).map(({ name }) => name[lang]), address.street, address.flat];
  return lang === 'en_us' ? parts.reverse().join(', ') : joined(parts);
}

/** The courier's address (spec §3 Mailing address), or null. */
export const mailingAddressOf = (
  { profile: { address } }: { profile: Pick<ProfileRow, 'address'> },
  lang: Lang,
): MailingAddress | null =>
  address && { destination: destinations[address.country] ?? 'overseas', text: addressText(address, lang) };

/** The current address in every language. Orders store it, so that profile changes do not affect them. */
export const mailingAddressIn3 = ({ profile: { address } }: MemberRow): Text3 | null =>
  address && inEachLang((lang) => addressText(address, lang));
