import { langs, type Text3 } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { placeRows, type Station } from '../sample-data/venuePlaces.js';
import type { VenueId } from '../sample-data/venues.js';
import { text, type Words } from '../shared/text.js';
import { venues } from './venues.js';

/** Where a venue is, and how to get there. */
export interface VenuePlace {
  address: Text3;
  transport: readonly Text3[];
  /** The words that find the venue on a map. */
  mapQuery: string;
}

/** A way there: a sentence, or the walk from a station. */
function wayOf([en_us, zh_hk, zh_cn, minutes]: Words | Station): Text3 {
  const names = text([en_us, zh_hk, zh_cn]);
  if (minutes === undefined) return names;
  const walks = langs.map((lang) => [lang, serverTexts[lang]('programme.station', { station: names[lang], minutes })]);
  return Object.fromEntries(walks) as Text3;
}

/** Where a venue is; null for what is watched online, and for a venue that is closed. */
export function placeOf(venueId: string): VenuePlace | null {
  const row = placeRows[venueId as VenueId];
  if (row === undefined) return null;
  const [address, transport, mapQuery = venues.get(venueId)?.name.en_us ?? ''] = row;
  return { address: text(address), transport: transport.map(wayOf), mapQuery };
}

/** A public map with the place in the middle. */
export const mapUrlOf = ({ mapQuery }: VenuePlace): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: mapQuery })}`;
