import {
  type Cart,
  type CartItem,
  type Compromise,
  type DeliveryOption,
  delivery,
  type EventOnTicket,
  type GoneItem,
  type Lang,
  type PreviewChoice,
  type PriceLine,
  points,
  serviceChargePerTicket,
  type Text3,
  type TransactionPreview,
} from '@first-gong/domain';
import { eventIn } from './events.js';

const serverNow = '2026-11-20T13:03:19.000Z';
/** 21:12 in Hong Kong. */
const expiresAt = '2026-11-20T13:12:00.000Z';

const startsAt: Record<string, string> = {
  whale: '2026-11-21T07:00:00.000Z',
  nightsail: '2026-12-04T12:15:00.000Z',
  opera: '2026-11-22T11:45:00.000Z',
  electro: '2026-11-21T13:30:00.000Z',
};

function eventOnTicket(lang: Lang, id: string): EventOnTicket {
  const { group, title, posterSeed, posterLines, interest, venue } = eventIn(lang, id);
  return {
    id,
    group,
    title,
    posterSeed,
    posterLines,
    interest,
    venue,
    performanceId: `${id}-1`,
    startsAt: startsAt[id] ?? '2026-12-04T12:00:00.000Z',
    pointsProgramme: id !== 'nightsail' && id !== 'electro',
  };
}

const zoneNames: Record<string, Text3> = {
  stalls: { en_us: 'Stalls, centre', zh_hk: '堂座中', zh_cn: '池座中' },
  stand: { en_us: 'Stand, side', zh_hk: '看台側', zh_cn: '看台侧' },
  floor: { en_us: 'Standing, front', zh_hk: '企位前區', zh_cn: '站席前区' },
  gallery: { en_us: 'Gallery', zh_hk: '樓座側', zh_cn: '楼座侧' },
};

const pole: Text3 = {
  en_us: 'A bamboo pole stands before part of the stage. The surtitles cannot be seen.',
  zh_hk: '竹柱遮擋部分舞台，看不到字幕。',
  zh_cn: '竹柱遮挡部分舞台，看不到字幕。',
};

interface HoldOfStory {
  event: string;
  zone: CartItem['zone']['code'];
  zoneName: keyof typeof zoneNames;
  /** Section and row; a standing place has no row. */
  at: [section: string, row: string];
  seats: readonly string[];
  /** Whole dollars. */
  price: number;
  standing?: boolean;
  restrictedView?: boolean;
  compromise?: Compromise;
}

const holds = {
  whale: { event: 'whale', zone: 'B', zoneName: 'stalls', at: ['M2', 'F'], seats: ['11', '12', '13'], price: 280 },
  whaleSingle: { event: 'whale', zone: 'A', zoneName: 'stalls', at: ['M1', 'C'], seats: ['7'], price: 380 },
  nightsail: { event: 'nightsail', zone: 'C', zoneName: 'stand', at: ['12', 'R'], seats: ['31', '32'], price: 880 },
  split: {
    event: 'nightsail',
    zone: 'C',
    zoneName: 'stand',
    at: ['12', 'R'],
    seats: ['31', '32', '40', '41'],
    price: 880,
    compromise: 'split',
  },
  standing: {
    event: 'nightsail',
    zone: 'A',
    zoneName: 'floor',
    at: ['A', ''],
    seats: ['0412', '0413'],
    price: 1280,
    standing: true,
  },
  restricted: {
    event: 'opera',
    zone: 'D',
    zoneName: 'gallery',
    at: ['G1', 'B'],
    seats: ['2', '3'],
    price: 120,
    restrictedView: true,
  },
  film: { event: 'film', zone: 'A', zoneName: 'stalls', at: ['1', 'E'], seats: ['11', '12'], price: 60 },
  online: { event: 'electro', zone: 'A', zoneName: 'floor', at: ['A', ''], seats: ['1'], price: 88, standing: true },
} as const satisfies Record<string, HoldOfStory>;

export type HoldName = keyof typeof holds;

/** Seats of one story hold, as a cart has them. */
export function itemIn(lang: Lang, name: HoldName): CartItem {
  const hold: HoldOfStory = holds[name];
  const [section, row] = hold.at;
  return {
    holdId: `hold-${name}`,
    groupId: `hold-${name}`,
    event: eventOnTicket(lang, hold.event),
    ticketType: null,
    zone: {
      code: hold.zone,
      name: zoneNames[hold.zoneName]?.[lang] ?? '',
      standing: hold.standing ?? false,
      restrictedView: hold.restrictedView ? pole[lang] : null,
    },
    seats: hold.seats.map((seat) => ({ section, row, seat })),
    price: hold.price * 100,
    subtotal: hold.price * 100 * hold.seats.length,
    compromise: hold.compromise ?? 'none',
  };
}

/** The same seats after they have left the cart. */
export function goneIn(lang: Lang, name: HoldName, reason: GoneItem['reason'] = 'holdExpired'): GoneItem {
  const { holdId, event, zone, seats, subtotal } = itemIn(lang, name);
  return { holdId: `${holdId}-gone`, event, zoneName: zone.name, seats, subtotal, reason, at: expiresAt };
}

/** A cart with these holds, summed as the server sums it. */
export function cartOf(items: CartItem[], rest: Partial<Pick<Cart, 'gone' | 'awaitingBank'>> = {}): Cart {
  const ticketCount = items.reduce((sum, item) => sum + item.seats.length, 0);
  return {
    items,
    gone: [],
    expiresAt: items.length > 0 ? expiresAt : null,
    serverNow,
    ticketCount,
    ticketsTotal: items.reduce((sum, item) => sum + item.subtotal, 0),
    serviceCharge: ticketCount * serviceChargePerTicket,
    awaitingBank: null,
    ...rest,
  };
}

/** Titles and places of the length that breaks a layout. */
export function longItem(lang: Lang): CartItem {
  const item = itemIn(lang, 'restricted');
  const title: Text3 = {
    en_us: 'The Night Banquet at the Pavilion of a Hundred Flowers: a Cantonese opera in two evenings',
    zh_hk: '百花亭夜宴：新聲粵劇團三十周年誌慶演出，一連兩晚全本公演，特邀嘉賓同台獻藝',
    zh_cn: '百花亭夜宴：新声粤剧团三十周年志庆演出，一连两晚全本公演，特邀嘉宾同台献艺',
  };
  const venue: Text3 = {
    en_us: 'Kwai Tsing and New Territories West Community Auditorium, Upper Terrace',
    zh_hk: '葵青及新界西社區會堂平台花園露天劇場',
    zh_cn: '葵青及新界西社区会堂平台花园露天剧场',
  };
  return {
    ...item,
    event: { ...item.event, title: title[lang], venue: venue[lang] },
    zone: {
      ...item.zone,
      name: {
        en_us: 'Upper gallery, east side, rows behind the pillars',
        zh_hk: '樓座東側柱後各排',
        zh_cn: '楼座东侧柱后各排',
      }[lang],
    },
    compromise: 'split',
  };
}

const addresses: Text3 = {
  en_us: 'Flat B, 12/F, 18 Wun Sha Street, Tai Hang',
  zh_hk: '大坑浣紗街18號12樓B室',
  zh_cn: '大坑浣纱街18号12楼B室',
};

const courier: Record<'open' | 'tooLate' | 'addressMissing', (lang: Lang) => DeliveryOption> = {
  open: (lang) => ({
    method: 'courier',
    destination: 'hongKong',
    address: addresses[lang],
    fee: delivery.hongKong.fee,
    available: true,
    reason: null,
    until: '2026-11-27',
  }),
  tooLate: (lang) => ({ ...courier.open(lang), available: false, reason: 'tooLate', until: '2026-11-14' }),
  addressMissing: (lang) => ({
    ...courier.open(lang),
    destination: null,
    address: null,
    available: false,
    reason: 'addressMissing',
    until: null,
  }),
};

interface PreviewOfStory {
  items: CartItem[];
  choice?: Partial<PreviewChoice>;
  courier?: keyof typeof courier;
  balance?: number;
  usable?: number;
}

/** What Transaction Preview answers for a choice, summed as the server sums it. */
export function previewOf(lang: Lang, { items, courier: state = 'open', ...rest }: PreviewOfStory): TransactionPreview {
  const choice: PreviewChoice = {
    deliveryMethod: 'eTicket',
    pointsUsed: 0,
    paymentMethod: 'creditCard',
    ...rest.choice,
  };
  const tickets = items.reduce((sum, item) => sum + item.seats.length, 0);
  const inProgramme = items.filter((item) => item.event.pointsProgramme);
  const lines: PriceLine[] = [
    { kind: 'tickets', quantity: tickets, amount: items.reduce((sum, item) => sum + item.subtotal, 0) },
    { kind: 'serviceCharge', quantity: tickets, amount: tickets * serviceChargePerTicket },
    { kind: 'delivery', quantity: 1, amount: choice.deliveryMethod === 'courier' ? delivery.hongKong.fee : 0 },
  ];
  if (choice.pointsUsed > 0) {
    const amount = (-choice.pointsUsed / points.perDollarOffset) * 100;
    lines.push({ kind: 'points', quantity: choice.pointsUsed, amount });
  }
  const free = { destination: null, address: null, fee: 0, available: true, reason: null, until: null };
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    items,
    choice,
    deliveryOptions: [
      { method: 'eTicket', ...free },
      { method: 'kiosk', ...free },
      { method: 'pickUp', ...free },
      courier[state](lang),
    ],
    points: {
      balance: rest.balance ?? 12_480,
      usable: rest.usable ?? (inProgramme.length > 0 ? 12_400 : 0),
      willEarn: inProgramme.length > 0 ? Math.floor(total / 100) : 0,
    },
    lines,
    total,
    expiresAt,
    serverNow,
  };
}

const memberNames: Text3 = { en_us: 'Chan Hoi-ching', zh_hk: '陳海晴', zh_cn: '陈海晴' };

/** The member of the stories. */
export const storyMember = (lang: Lang) => ({ name: memberNames[lang] });
