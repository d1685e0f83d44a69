import {
  clean,
  createFold,
  createSearchIndex,
  districts,
  districtsByDistance,
  hotline,
  type Lang,
  type PlaceDistrict,
  type PlaceKind,
  type PlaceService,
  type Position,
  type TicketPlace,
  termsOf,
  variantPairs,
  withoutMarks,
} from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { boxOffices, districtNames, kiosks, neighbourhoods, type PlaceFacts } from './placeFacts.js';

/** Box offices and kiosks, and the search over them (spec §2). */
export interface PlaceFinder {
  /**
   * The places whose name, address or district has every word, in any of the three languages: those with whole words
   * first, then by district. "Sha Tin" is also in "Austin Road West, Tsim Sha Tsui".
   */
  search(kind: PlaceKind, words: string, lang: Lang): TicketPlace[];
  /** Districts with places, in their usual order; from the neighbourhood that the words name, the nearest first. */
  districtsOf(kind: PlaceKind, words: string, lang: Lang): PlaceDistrict[];
}

/** Opening hours of the demonstration, those of its hotline: only the venues themselves can name their real hours. */
const hoursOf = (kind: PlaceKind, lang: Lang): string[] => [
  serverTexts[lang](`programme.hours_${kind}`, { from: hotline.from, to: hotline.to }),
  serverTexts[lang](`programme.hoursNote_${kind}`),
];

const services = {
  boxOffice: ['buy', 'collect', 'enquire'],
  kiosk: ['collect'],
} as const satisfies Record<PlaceKind, readonly PlaceService[]>;

const byDistrict = (places: readonly PlaceFacts[]): PlaceFacts[] =>
  districts.flatMap((districtId) => places.filter((place) => place.districtId === districtId));

export function createPlaces(): PlaceFinder {
  const places = { boxOffice: boxOffices, kiosk: kiosks };
  const texts = [
    ...[...boxOffices, ...kiosks].flatMap(({ name, address }) => [name, address]),
    ...Object.values(districtNames),
    ...neighbourhoods.map(({ name }) => name),
  ];
  const fold = createFold(variantPairs(texts));
  const textOf = ({ name, address, districtId }: PlaceFacts) =>
    fold([name, address, districtNames[districtId]].flatMap((text) => Object.values(text)).join('\n'));
  const textsOf = { boxOffice: boxOffices.map(textOf), kiosk: kiosks.map(textOf) };
  const indexes = {
    boxOffice: createSearchIndex(textsOf.boxOffice),
    kiosk: createSearchIndex(textsOf.kiosk),
  };
  const known = neighbourhoods.map(({ name, position }) => ({ names: Object.values(name).map(fold), position }));
  /** A neighbourhood is no typo of a district: 南丫 is not 南區. */
  const hasWords = (text: string, asked: string) => termsOf(asked).every((term) => withoutMarks(text).includes(term));
  /** The neighbourhood that the words name, or a part of whose name they are. */
  const positionOf = (words: string): Position | null => {
    const asked = termsOf(fold(clean(words))).join(' ');
    if (asked === '') return null;
    const isWhole = (name: string) => name === asked || ` ${asked} `.includes(` ${name} `);
    const isPart = (name: string) => asked.includes(name) || name.includes(asked);
    const named = [isWhole, isPart].map((isNamed) => known.find(({ names }) => names.some(isNamed)));
    return named.find(Boolean)?.position ?? null;
  };

  return {
    search(kind, words, lang) {
      const asked = fold(clean(words));
      const isNamed = positionOf(words) !== null;
      const found = indexes[kind]
        .search(asked)
        .filter((index) => !isNamed || hasWords(textsOf[kind][index] ?? '', asked));
      const whole = indexes[kind].whole(asked).filter((index) => found.includes(index));
      const parts = found.filter((index) => !whole.includes(index));
      return [whole, parts]
        .flatMap((each) => byDistrict(each.flatMap((index) => places[kind][index] ?? [])))
        .map((place) => shown(kind, place, lang));
    },
    districtsOf(kind, words, lang) {
      const from = positionOf(words);
      const found = districts
        .map((districtId) => {
          const inside = places[kind].filter((place) => place.districtId === districtId);
          const positions = inside.map(({ position }) => position);
          return {
            districtId,
            name: districtNames[districtId][lang],
            count: inside.length,
            positions,
            kilometres: null,
          };
        })
        .filter(({ count }) => count > 0);
      return districtsByDistance(found, from);
    },
  };
}

/** A public map: of a real place by its name, of an invented one its neighbourhood. */
const mapUrlOf = ({ name, position: { latitude, longitude }, invented }: PlaceFacts): string =>
  invented
    ? `https://www.openstreetmap.org/#map=15/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: name.en_us })}`;

function shown(kind: PlaceKind, place: PlaceFacts, lang: Lang): TicketPlace {
  const { id, name, address, districtId, position, stepFree } = place;
  return {
    placeId: id,
    kind,
    name: name[lang],
    address: address[lang],
    districtId,
    district: districtNames[districtId][lang],
    hours: hoursOf(kind, lang),
    services: [...services[kind]],
    stepFree,
    position,
    mapUrl: mapUrlOf(place),
    phone: null,
  };
}
