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
  type Text3,
  type TicketPlace,
  termsOf,
  variantPairs,
  withoutMarks,
} from '@first-gong/domain';
import { neighbourhoods } from './neighbourhoods.js';
import { boxOffices, districtNames, kiosks, type PlaceFacts } from './placeData.js';

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
const { from, to } = hotline;
const hours = {
  boxOffice: [
    { en_us: `Daily ${from}–${to}`, zh_hk: `每日 ${from} 至 ${to}`, zh_cn: `每天 ${from} 至 ${to}` },
    {
      en_us: 'Hours of this demonstration, not of the venue',
      zh_hk: '示範系統的時間，並非場地實際營業時間',
      zh_cn: '演示系统的时间，并非场地实际营业时间',
    },
  ],
  kiosk: [
    { en_us: 'While the building is open', zh_hk: '場地開放時間內', zh_cn: '场地开放时间内' },
    {
      en_us: 'A kiosk of this demonstration: the real place has none',
      zh_hk: '示範系統的取票機，現場並無此機',
      zh_cn: '演示系统的自助取票机，现场并无此机',
    },
  ],
} as const satisfies Record<PlaceKind, readonly Text3[]>;

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
    hours: hours[kind].map((line) => line[lang]),
    services: [...services[kind]],
    stepFree,
    position,
    mapUrl: mapUrlOf(place),
    phone: null,
  };
}
