import {
  createFold,
  createSearchIndex,
  hongKongVariants,
  type Text3,
  type TicketPlace,
  variantPairs,
} from '@first-gong/domain';
import type { Row } from '../lists/rows.js';
import { boxOffices, kiosks, type PlaceFacts } from './placeData.js';

/** Box offices and kiosks, and the search over them (spec §2). */
export interface PlaceFinder {
  boxOffices: readonly Row<TicketPlace>[];
  kiosks: readonly Row<TicketPlace>[];
  /** The ids of the places whose name, address or district has every word, in any of the three languages. */
  idsOf(kind: TicketPlace['kind'], words: string): string[];
}

/** Opening hours of the demonstration: only the venues themselves can name their real hours. */
const hours = {
  boxOffice: [
    { en_us: 'Daily 10:00–20:00', zh_hk: '每日 10:00 至 20:00', zh_cn: '每天 10:00 至 20:00' },
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
} as const satisfies Record<TicketPlace['kind'], readonly Text3[]>;

export function createPlaces(): PlaceFinder {
  const places = { boxOffice: boxOffices, kiosk: kiosks };
  const texts = [...boxOffices, ...kiosks].flatMap(({ name, address, district }) => [name, address, district]);
  const fold = createFold([...hongKongVariants, ...variantPairs(texts)]);
  const textOf = ({ name, address, district }: PlaceFacts) =>
    fold([name, address, district].flatMap((text) => Object.values(text)).join('\n'));
  const indexes = {
    boxOffice: createSearchIndex(boxOffices.map(textOf)),
    kiosk: createSearchIndex(kiosks.map(textOf)),
  };

  return {
    boxOffices: boxOffices.map((place) => rowOf('boxOffice', place)),
    kiosks: kiosks.map((place) => rowOf('kiosk', place)),
    idsOf: (kind, words) => indexes[kind].search(fold(words)).flatMap((index) => places[kind][index]?.id ?? []),
  };
}

const rowOf = (kind: TicketPlace['kind'], { id, name, address, district }: PlaceFacts): Row<TicketPlace> => ({
  id,
  show: (lang) => ({
    placeId: id,
    kind,
    name: name[lang],
    address: address[lang],
    district: district[lang],
    hours: hours[kind].map((line) => line[lang]),
    phone: null,
  }),
});
