import {
  type District,
  hotline,
  type Lang,
  type PlaceDistrict,
  type PlaceKind,
  type TicketPlace,
} from '@first-gong/domain';
import { inThree } from './inThree.js';

const names = {
  wanChai: inThree('Wan Chai', '灣仔', '湾仔'),
  southern: inThree('Southern', '南區', '南区'),
  yauTsimMong: inThree('Yau Tsim Mong', '油尖旺', '油尖旺'),
  shaTin: inThree('Sha Tin', '沙田', '沙田'),
} as const satisfies Partial<Record<District, Record<Lang, string>>>;

const { from, to } = hotline;
const hours = {
  boxOffice: inThree(`Daily ${from}–${to}`, `每日 ${from} 至 ${to}`, `每天 ${from} 至 ${to}`),
  kiosk: inThree('While the building is open', '場地開放時間內', '场地开放时间内'),
} as const satisfies Record<PlaceKind, Record<Lang, string>>;

const rows = [
  {
    name: inThree('Harbourside Arena', '灣畔體育館', '湾畔体育馆'),
    address: inThree('18 Wan Chai Waterfront', '灣仔海濱道 18 號', '湾仔海滨道 18 号'),
    districtId: 'wanChai',
    position: { latitude: 22.2768, longitude: 114.179 },
  },
  {
    name: inThree('Wan Chai Digital Theatre', '灣仔數碼劇場', '湾仔数字剧场'),
    address: inThree('88 Johnston Road, Wan Chai', '灣仔莊士敦道 88 號', '湾仔庄士敦道 88 号'),
    districtId: 'wanChai',
    position: { latitude: 22.2777, longitude: 114.1731 },
  },
  {
    name: inThree('East Pier Hall', '尖東碼頭會堂', '尖东码头会堂'),
    address: inThree('6 Mody Road, Wan Chai line', '尖沙咀麼地道 6 號，灣仔線', '尖沙咀么地道 6 号，湾仔线'),
    districtId: 'yauTsimMong',
    position: { latitude: 22.2975, longitude: 114.1757 },
  },
] as const;

/** Places that contain 灣仔. */
export const ticketPlacesIn = (lang: Lang, kind: PlaceKind): TicketPlace[] =>
  rows.map(({ name, address, districtId, position }) => ({
    placeId: `${kind}-${name.en_us}`,
    kind,
    name: name[lang],
    address: address[lang],
    districtId,
    district: names[districtId][lang],
    hours: [hours[kind][lang]],
    services: kind === 'kiosk' ? ['collect'] : ['buy', 'collect', 'enquire'],
    stepFree: kind === 'kiosk' || districtId === 'wanChai',
    position,
    mapUrl: '#map',
    phone: null,
  }));

/** Districts with places. @param kilometres from a neighbourhood to the nearest district, or null. */
export const placeDistrictsIn = (lang: Lang, kilometres: number | null = null): PlaceDistrict[] =>
  (['southern', 'wanChai', 'yauTsimMong', 'shaTin'] as const).map((districtId, index) => ({
    districtId,
    name: names[districtId][lang],
    count: index + 1,
    positions: [{ latitude: 22.25 + index / 25, longitude: 114.16 }],
    kilometres: kilometres && kilometres + index,
  }));
