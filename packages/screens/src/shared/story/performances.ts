import {
  civilToInstant,
  type EventDetail,
  hongKongDate,
  type Lang,
  type Performance,
  type Text3,
  type Zone,
} from '@first-gong/domain';
import { today } from './evening.js';
import { inThree } from './inThree.js';

interface HouseZone {
  code: Zone['code'];
  name: Text3;
  location: Text3;
  /** Whole dollars. */
  price: number;
  standing?: boolean;
  unreserved?: boolean;
  restrictedView?: Text3;
}

const zone = (code: Zone['code'], name: Text3, location: Text3, price: number): HouseZone => ({
  code,
  name,
  location,
  price,
});

const standing = inThree('Standing', '站位', '站席');
const nearStage = inThree('In front of the stage', '台前地面', '台前地面');

const playhouse: HouseZone[] = [
  zone('A', inThree('Stalls, front', '堂座前', '池座前'), inThree('Rows A to C', 'A 至 C 排', 'A 至 C 排'), 380),
  zone('B', inThree('Stalls, centre', '堂座中', '池座中'), inThree('Rows D to J', 'D 至 J 排', 'D 至 J 排'), 280),
  zone('C', inThree('Stalls, rear', '堂座後', '池座后'), inThree('Rows K to P', 'K 至 P 排', 'K 至 P 排'), 220),
  zone('D', inThree('Balcony', '樓座', '楼座'), inThree('All rows', '全層', '全层'), 180),
];

const blackBox: HouseZone[] = [
  zone('A', inThree('Benches', '長凳', '长凳'), inThree('Three sides of the stage', '舞台三面', '舞台三面'), 240),
  {
    ...zone(
      'D',
      inThree('Back benches', '後排長凳', '后排长凳'),
      inThree('Behind the lighting frame', '燈光架後方', '灯架后方'),
      120,
    ),
    restrictedView: inThree(
      'A lighting frame stands in front: about a quarter of the stage, at the back left, cannot be seen.',
      '座位前方有燈光架，看不到舞台左後方約四分之一。',
      '座位前方有灯架，看不到舞台左后方约四分之一。',
    ),
  },
];

const solo: HouseZone[] = blackBox.slice(0, 1);

const arena: HouseZone[] = [
  { ...zone('A', inThree('Standing A', '站位 A', '站席 A'), nearStage, 1280), standing: true },
  zone(
    'B',
    inThree('Stand, centre', '看台中', '看台中'),
    inThree('Blocks 11 to 14', '11 至 14 區', '11 至 14 区'),
    880,
  ),
  zone('C', inThree('Stand, side', '看台側', '看台侧'), inThree('Blocks 21 to 28', '21 至 28 區', '21 至 28 区'), 480),
];

const concertHall: HouseZone[] = [
  zone('A', inThree('Stalls, front', '堂座前', '池座前'), inThree('Rows A to F', 'A 至 F 排', 'A 至 F 排'), 680),
  zone('B', inThree('Stalls', '堂座', '池座'), inThree('Rows G to P', 'G 至 P 排', 'G 至 P 排'), 420),
  zone('C', inThree('Circle', '樓座', '楼座'), inThree('Rows A to H', 'A 至 H 排', 'A 至 H 排'), 280),
  zone('D', inThree('Choir seats', '合唱團席', '合唱团席'), inThree('Behind the stage', '舞台後方', '舞台后方'), 180),
];

const matshed: HouseZone[] = [
  zone('A', inThree('Front', '前座', '前区'), inThree('Rows A to E', 'A 至 E 排', 'A 至 E 排'), 520),
  zone('B', inThree('Middle', '中座', '中区'), inThree('Rows F to M', 'F 至 M 排', 'F 至 M 排'), 360),
  zone('C', inThree('Rear', '後座', '后区'), inThree('Rows N to T', 'N 至 T 排', 'N 至 T 排'), 240),
  {
    ...zone('D', inThree('Gallery', '樓座側', '楼座侧'), inThree('East side', '東側', '东侧'), 120),
    restrictedView: inThree(
      'A bamboo pole stands before part of the stage. The surtitles cannot be seen.',
      '竹柱遮擋部分舞台，看不到字幕。',
      '竹柱遮挡部分舞台，看不到字幕。',
    ),
  },
];

const pierShed: HouseZone[] = [{ ...zone('A', standing, nearStage, 320), standing: true }];

const online: HouseZone[] = [
  { ...zone('A', inThree('Online', '線上', '线上'), inThree('One link', '一個連結', '一个链接'), 88), standing: true },
];

const cinema: HouseZone[] = [
  zone('A', inThree('Stalls, centre', '堂座中', '池座中'), inThree('Rows D to H', 'D 至 H 排', 'D 至 H 排'), 95),
  zone('B', inThree('Stalls, front', '堂座前', '池座前'), inThree('Rows A to C', 'A 至 C 排', 'A 至 C 排'), 75),
];

const terraces: HouseZone[] = [
  zone('A', inThree('Front terrace', '前排看台', '前排看台'), inThree('Rows 1 to 8', '1 至 8 排', '1 至 8 排'), 120),
  zone('B', inThree('Rear terrace', '後排看台', '后排看台'), inThree('Rows 9 to 20', '9 至 20 排', '9 至 20 排'), 60),
];

/** Date and time in Hong Kong, tickets left in each zone, and the first announced date. */
type Play = [date: string, time: string, remaining: number[], firstAnnounced?: string];

/** Events whose performances appear in stories. */
const plays: Record<string, { house: HouseZone[]; plays: Play[] }> = {
  whale: {
    house: playhouse,
    plays: [
      ['2026-11-20', '19:30', [3, 4, 1, 0]],
      ['2026-11-21', '15:00', [18, 64, 71, 102]],
      ['2026-11-21', '20:00', [0, 12, 0, 0]],
      ['2026-11-22', '15:00', [0, 0, 0, 0]],
      ['2026-11-27', '19:30', [24, 80, 90, 120]],
      ['2026-11-28', '15:00', [9, 33, 41, 60]],
    ],
  },
  halfmoon: {
    house: blackBox,
    plays: [
      ['2026-12-18', '20:00', [40, 12], '2026-12-11'],
      ['2026-12-19', '20:00', [0, 9], '2026-12-12'],
    ],
  },
  nightsail: {
    house: arena,
    plays: [
      ['2026-12-04', '20:15', [340, 52, 0]],
      ['2026-12-05', '20:15', [0, 8, 4]],
      ['2026-12-12', '20:15', [410, 230, 96]],
      ['2026-12-13', '20:15', [380, 190, 120]],
    ],
  },
  lion: {
    house: concertHall,
    plays: [
      ['2026-12-11', '20:00', [40, 120, 210, 60]],
      ['2026-12-12', '20:00', [22, 96, 180, 44]],
    ],
  },
  opera: {
    house: matshed,
    plays: [
      ['2026-11-20', '19:45', [0, 2, 4, 2]],
      ['2026-11-22', '19:45', [6, 30, 44, 12]],
      ['2026-11-29', '19:45', [10, 52, 60, 18]],
    ],
  },
  film: {
    house: cinema,
    plays: [
      ['2026-11-20', '20:00', [80, 40]],
      ['2026-12-04', '20:00', [96, 44]],
      ['2026-12-06', '20:00', [100, 48]],
    ],
  },
  drums: {
    house: terraces,
    plays: [
      ['2026-12-12', '17:00', [80, 240]],
      ['2026-12-13', '17:00', [64, 210]],
    ],
  },
  jazz: {
    house: pierShed,
    plays: [
      ['2026-11-20', '20:15', [12]],
      ['2026-11-21', '20:15', [64]],
    ],
  },
  electro: {
    house: online,
    plays: [
      ['2026-11-20', '21:30', [900]],
      ['2026-11-21', '21:30', [1200]],
    ],
  },
  silence: {
    house: solo,
    plays: [
      ['2026-11-20', '22:00', [5]],
      ['2026-11-29', '22:00', [38]],
    ],
  },
};

export const eventsWithPerformances = Object.keys(plays);

function zoneIn(lang: Lang, { code, name, location, price, ...view }: HouseZone, remaining: number): Zone {
  return {
    code,
    name: name[lang],
    location: location[lang],
    price: price * 100,
    remaining,
    standing: view.standing ?? false,
    unreserved: view.unreserved ?? false,
    restrictedView: view.restrictedView?.[lang] ?? null,
  };
}

const availabilityOf = (remaining: number): Performance['availability'] =>
  remaining === 0 ? 'soldOut' : remaining < 30 ? 'few' : 'plenty';

/** An event's performances as on its page. */
export function performancesIn(lang: Lang, eventId: string): Performance[] {
  const event = plays[eventId];
  if (event === undefined)
    throw new Error(`The stories name no performance of "${eventId}": add it to performances.ts.`);
  return event.plays.map(([date, time, left, firstAnnounced], index) => {
    const zones = event.house.map((each, place) => zoneIn(lang, each, left[place] ?? 0));
    const remaining = zones.reduce((sum, each) => sum + each.remaining, 0);
    return {
      id: `${eventId}-${index + 1}`,
      startsAt: civilToInstant(date, time),
      rescheduledFrom: firstAnnounced ? civilToInstant(firstAnnounced, time) : null,
      availability: availabilityOf(remaining),
      remaining,
      zones,
    };
  });
}

/** The performance without a ticket left. */
export const soldOut = (performance: Performance): Performance => ({
  ...performance,
  availability: 'soldOut',
  remaining: 0,
  zones: performance.zones.map((each) => ({ ...each, remaining: 0 })),
});

/** The event after the organiser has cancelled performances. @param ids performances; all if missing */
export function withCancelled(event: EventDetail, ids?: readonly string[]): EventDetail {
  const performances = event.performances.map(
    (performance): Performance =>
      ids === undefined || ids.includes(performance.id) ? { ...soldOut(performance), cancelled: true } : performance,
  );
  const isWhole = performances.every(({ cancelled }) => cancelled);
  return { ...event, performances, ...(isWhole && { flags: ['cancelled'], nextPerformanceAt: null }) };
}

/** An event's performances of today. */
export const performancesTonightOf = (lang: Lang, eventId: string): Performance[] =>
  plays[eventId] ? performancesIn(lang, eventId).filter(({ startsAt }) => hongKongDate(startsAt) === today) : [];
