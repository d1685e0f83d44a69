import {
  clean,
  createNormalizer,
  createSearchIndex,
  type District,
  districts,
  districtsByDistance,
  hotline,
  type Lang,
  type PlaceDistrict,
  type PlaceKind,
  type Position,
  type Text3,
  type TicketPlace,
  termsOf,
  variantPairs,
  withoutMarks,
} from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { neighbourhoods } from '../sample-data/neighbourhoods.js';
import type { TicketPlaceRow } from '../sample-data/ticketPlaces.js';
import { districtWords, services, withBoxOffice, withKioskOnly, withSteps } from '../sample-data/ticketPlaces.js';
import { text } from '../shared/text.js';

/** A box office or kiosk. */
interface Outlet {
  id: string;
  name: Text3;
  address: Text3;
  districtId: District;
  position: Position;
  /** Invented shops are not on any map. */
  invented: boolean;
  /** Step-free access. */
  stepFree: boolean;
}

const placeOf =
  (kind: PlaceKind) =>
  ([id, name, address, districtId, [latitude, longitude]]: TicketPlaceRow): Outlet => ({
    id: `${kind}-${id}`,
    name: text(name),
    address: text(address),
    districtId,
    position: { latitude, longitude },
    invented: name[0].includes('(invented)'),
    stepFree: !withSteps.includes(id),
  });

export const boxOffices = withBoxOffice.map(placeOf('boxOffice'));
export const kiosks = [...withBoxOffice, ...withKioskOnly].map(placeOf('kiosk'));

/** Opening hours, the same as the hotline's, because real hours are known to the venues only. */
const hoursOf = (kind: PlaceKind, lang: Lang): string[] => [
  serverTexts[lang](`programme.hours_${kind}`, { from: hotline.from, to: hotline.to }),
  serverTexts[lang](`programme.hoursNote_${kind}`),
];

const byDistrict = (places: readonly Outlet[]): Outlet[] =>
  districts.flatMap((districtId) => places.filter((place) => place.districtId === districtId));

/** Box offices and kiosks with their search (spec §2). */
export function createPlaces() {
  const fold = createNormalizer(
    variantPairs([
      ...[...boxOffices, ...kiosks].flatMap(({ name, address }) => [name, address]),
      ...Object.values(districtWords).map(text),
      ...neighbourhoods.map(([en, hk, cn]) => text([en, hk, cn])),
    ]),
  );
  const indexed = (places: readonly Outlet[]) => {
    const texts = places.map(({ name, address, districtId }) =>
      fold([...Object.values(name), ...Object.values(address), ...districtWords[districtId]].join('\n')),
    );
    return { places, texts, index: createSearchIndex(texts) };
  };
  const ofKind = { boxOffice: indexed(boxOffices), kiosk: indexed(kiosks) };
  const known = neighbourhoods.map(([en, hk, cn, latitude, longitude]) => ({
    names: [en, hk, cn].map(fold),
    position: { latitude, longitude },
  }));
  /** Without typo tolerance, because 南丫 is not 南區. */
  const hasWords = (text: string, asked: string) => termsOf(asked).every((term) => withoutMarks(text).includes(term));
  /** Position of the neighbourhood that the words name, also partly. */
  const positionOf = (words: string): Position | null => {
    const asked = termsOf(fold(clean(words))).join(' ');
    if (asked === '') return null;
    const isWhole = (name: string) => name === asked || ` ${asked} `.includes(` ${name} `);
    const isPart = (name: string) => asked.includes(name) || name.includes(asked);
    const named = [isWhole, isPart].map((isNamed) => known.find(({ names }) => names.some(isNamed)));
    return named.find(Boolean)?.position ?? null;
  };

  return {
    /**
     * Places with every word in name, address or district, in any language. Whole words first: "Sha Tin" is also in
     * "Tsim Sha Tsui, Austin".
     */
    search(kind: PlaceKind, words: string, lang: Lang): TicketPlace[] {
      const { places, texts, index } = ofKind[kind];
      const asked = fold(clean(words));
      const isNamed = positionOf(words) !== null;
      const found = index.search(asked).filter((place) => !isNamed || hasWords(texts[place] ?? '', asked));
      const whole = index.whole(asked).filter((place) => found.includes(place));
      const parts = found.filter((place) => !whole.includes(place));
      return [whole, parts]
        .flatMap((each) => byDistrict(each.flatMap((place) => places[place] ?? [])))
        .map((place) => shown(kind, place, lang));
    },
    /** Districts with places, in the usual order, or nearest to the named neighbourhood first. */
    districtsOf(kind: PlaceKind, words: string, lang: Lang): PlaceDistrict[] {
      const found = districts.map((districtId) => {
        const inside = ofKind[kind].places.filter((place) => place.districtId === districtId);
        const positions = inside.map(({ position }) => position);
        const name = text(districtWords[districtId])[lang];
        return { districtId, name, count: inside.length, positions, kilometres: null };
      });
      return districtsByDistance(
        found.filter(({ count }) => count > 0),
        positionOf(words),
      );
    },
  };
}

/** URL of a public map: the name of a real place, the position of an invented one. */
const mapUrlOf = ({ name, position: { latitude, longitude }, invented }: Outlet): string =>
  invented
    ? `https://www.openstreetmap.org/#map=15/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: name.en_us })}`;

function shown(kind: PlaceKind, place: Outlet, lang: Lang): TicketPlace {
  const { id, name, address, districtId, position, stepFree } = place;
  return {
    placeId: id,
    kind,
    name: name[lang],
    address: address[lang],
    districtId,
    district: text(districtWords[districtId])[lang],
    hours: hoursOf(kind, lang),
    services: [...services[kind]],
    stepFree,
    position,
    mapUrl: mapUrlOf(place),
    phone: null,
  };
}
