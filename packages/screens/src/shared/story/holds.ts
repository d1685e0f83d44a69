import type {
  CartItem,
  CinemaTicketType,
  Compromise,
  EventOnTicket,
  Lang,
  ReleasedItem,
  Zone,
} from '@first-gong/domain';
import { holdEnds } from './evening.js';
import { eventOnTicketIn } from './events.js';
import { inThree } from './inThree.js';
import { performancesIn } from './performances.js';

/** Seats of one zone of a performance. */
interface Hold {
  /** Its id begins with the event's. */
  performance: string;
  zone: Zone['code'];
  section: string;
  /** Empty for standing places, whose seats are entry numbers. */
  row: string;
  seats: readonly string[];
  compromise?: Compromise;
  /** Only of a film. */
  ticketType?: CinemaTicketType;
}

const tenSeats = ['9', '10', '11', '12', '13', '14', '15', '16', '17', '18'];

const holds = {
  /** The seats of the cart, the preview and the receipt. */
  whale: { performance: 'whale-2', zone: 'B', section: 'M2', row: 'F', seats: ['11', '12', '13'] },
  whaleFront: { performance: 'whale-2', zone: 'A', section: 'M1', row: 'C', seats: ['7'] },
  whaleNextWeek: { performance: 'whale-5', zone: 'A', section: 'M1', row: 'C', seats: ['7'] },
  nightsail: { performance: 'nightsail-1', zone: 'B', section: '12', row: 'R', seats: ['31', '32'] },
  standing: { performance: 'nightsail-1', zone: 'A', section: 'A', row: '', seats: ['0412', '0413'] },
  lion: { performance: 'lion-1', zone: 'B', section: 'M1', row: 'G', seats: tenSeats },
  split: {
    performance: 'lion-1',
    zone: 'B',
    section: 'M1',
    row: 'H',
    seats: ['3', '4', '12', '13'],
    compromise: 'split',
  },
  opera: { performance: 'opera-2', zone: 'D', section: 'G1', row: 'B', seats: ['2', '3'] },
  film: { performance: 'film-2', zone: 'A', section: '1', row: 'E', seats: ['11', '12'], ticketType: 'standard' },
  jazz: { performance: 'jazz-2', zone: 'A', section: 'A', row: '', seats: ['0417', '0418'] },
  electro: { performance: 'electro-2', zone: 'A', section: 'A', row: '', seats: ['1'] },
} as const satisfies Record<string, Hold>;

export type HoldName = keyof typeof holds;

export const holdNames = Object.keys(holds) as HoldName[];

const viewInWords = inThree(
  '9 m from the stage, 14° to the right, 1 m above it',
  '距舞台\u00a09\u00a0米，偏右\u00a014°，高出\u00a01\u00a0米',
  '距舞台\u00a09\u00a0米，偏右\u00a014°，高出\u00a01\u00a0米',
);

/** The first `count` seats of a hold as a cart item. */
export function itemIn(lang: Lang, name: HoldName, count?: number): CartItem {
  const hold: Hold = holds[name];
  const [eventId = ''] = hold.performance.split('-');
  const performance = performancesIn(lang, eventId).find(({ id }) => id === hold.performance);
  const zone = performance?.zones.find(({ code }) => code === hold.zone);
  if (!performance || !zone) throw new Error(`The hold "${name}" names a zone that performances.ts does not have.`);
  const view = hold.section === 'M2' ? { view: viewInWords[lang] } : {};
  const seats = hold.seats.slice(0, count).map((seat) => ({ section: hold.section, row: hold.row, seat, ...view }));
  const { id: performanceId, startsAt } = performance;
  const event = eventOnTicketIn(lang, eventId, { performanceId, startsAt });
  return {
    holdId: `hold-${name}`,
    groupId: `hold-${name}`,
    event,
    ticketType: hold.ticketType ?? null,
    zone: { code: zone.code, name: zone.name, standing: zone.standing, restrictedView: zone.restrictedView },
    seats,
    price: zone.price,
    subtotal: zone.price * seats.length,
    compromise: hold.compromise ?? 'none',
  };
}

/** The same seats after their release. */
export function releasedIn(lang: Lang, name: HoldName, reason: ReleasedItem['reason'] = 'holdExpired'): ReleasedItem {
  const { holdId, event, zone, seats, subtotal } = itemIn(lang, name);
  return { holdId: `${holdId}-gone`, event, zoneName: zone.name, seats, subtotal, reason, at: holdEnds };
}

const longTitle = inThree(
  'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Twentieth Anniversary Gala',
  '獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
  '狮子山回声：香港作曲家新作专场及二十周年纪念音乐会（加开场次）',
);

const longVenue = inThree(
  'Grand Auditorium of the Harbour Concert Hall, Foreshore Arts Centre',
  '海濱藝術中心維港音樂廳大演奏廳',
  '海滨艺术中心维港音乐厅大演奏厅',
);

const longZoneName = inThree(
  'Upper gallery, east side, rows behind the pillars',
  '樓座東側柱後各排',
  '楼座东侧柱后各排',
);

/** The longest title and venue that the catalogue allows. */
export const withLongTitle = (lang: Lang, event: EventOnTicket): EventOnTicket => ({
  ...event,
  title: longTitle[lang],
  venue: longVenue[lang],
});

/** All names as long as the catalogue allows. */
export function longItem(lang: Lang): CartItem {
  const item = itemIn(lang, 'opera');
  return {
    ...item,
    event: withLongTitle(lang, item.event),
    zone: { ...item.zone, name: longZoneName[lang] },
    compromise: 'split',
  };
}
