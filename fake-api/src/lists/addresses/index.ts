import type { AddressNode, Lang } from '@first-gong/domain';
import type { Row } from '../rows.js';
import { elsewhere } from './elsewhere.js';
import { hongKong } from './hongKong.js';
import { macau } from './macau.js';
import { mainland } from './mainland.js';
import { nodeOf, type Place } from './place.js';

export type { Place } from './place.js';

/**
 * The places a mailing address is chosen from (spec §3 Mailing address), Hong Kong first. Codes are unique among
 * siblings and stable, because the addresses of members store them.
 */
export const places: readonly Place[] = [hongKong, macau, mainland, ...elsewhere];

/** The countries of the address list, as rows of a resource. */
export const addressRows: readonly Row<AddressNode>[] = places.map((place) => ({
  show: (lang) => nodeOf(place, lang),
}));

/** The address list in one language. */
export const addressNodes = (lang: Lang): AddressNode[] => addressRows.map(({ show }) => show(lang));
