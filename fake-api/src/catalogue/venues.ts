import type { Text3 } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { PlanId } from '../sample-data/plans.js';
import { placeRows, type Station } from '../sample-data/venuePlaces.js';
import { closed, districts, nicknames, type VenueId, type VenueRow, venueRows } from '../sample-data/venues.js';
import { inEachLang, type LocalizedText, text } from '../shared/text.js';

export interface Venue {
  id: string;
  name: Text3;
  /** Other names in any script, for search. */
  nicknames: readonly string[];
  district: Text3;
  region: 'hongKong' | 'macau' | 'online';
  capacity: number;
  /** Default plan of templates. */
  plan: PlanId;
  /** For past events only. */
  closed: boolean;
}

const venueOf = (id: string, [en, hk, cn, district, capacity, plan]: VenueRow): Venue => ({
  id,
  name: text([en, hk, cn]),
  nicknames: nicknames[id] ?? [],
  district: text(districts[district]),
  region: district === 'cotai' ? 'macau' : district === 'online' ? 'online' : 'hongKong',
  capacity,
  plan,
  closed: closed.includes(id),
});

/** Every venue by its id. */
export const venues: ReadonlyMap<string, Venue> = new Map(
  Object.entries(venueRows).map(([id, row]) => [id, venueOf(id, row)]),
);

/** Address and directions of a venue. */
export interface VenuePlace {
  address: Text3;
  transport: readonly Text3[];
  /** Query for a public map. */
  mapQuery: string;
}

/** Directions: a sentence, or the walk from a station. */
function wayOf([en_us, zh_hk, zh_cn, minutes]: LocalizedText | Station): Text3 {
  const names = text([en_us, zh_hk, zh_cn]);
  if (minutes === undefined) return names;
  return inEachLang((lang) => serverTexts[lang]('programme.station', { station: names[lang], minutes }));
}

/** Null for online programmes and closed venues. */
export function placeOf(venueId: string): VenuePlace | null {
  const row = placeRows[venueId as VenueId];
  if (row === undefined) return null;
  const [address, transport, mapQuery = venues.get(venueId)?.name.en_us ?? ''] = row;
  return { address: text(address), transport: transport.map(wayOf), mapQuery };
}

/** URL of a public map, centred on the venue. */
export const mapUrlOf = ({ mapQuery }: VenuePlace): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: mapQuery })}`;
