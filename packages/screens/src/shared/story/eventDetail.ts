import type { EventDetail, Lang, Performance, Zone } from '@first-gong/domain';
import { eventIn } from './events.js';

type Words = Record<Lang, string>;

const words = (en_us: string, zh_hk: string, zh_cn: string): Words => ({ en_us, zh_hk, zh_cn });

/** A zone in three languages, price in whole dollars. */
interface House {
  code: Zone['code'];
  location: Words;
  price: number;
  name?: Words;
  standing?: boolean;
  restrictedView?: Words;
}

const playhouse: House[] = [
  { code: 'A', location: words('Stalls, rows A to C', '堂座 A 至 C 排', '一层 A 至 C 排'), price: 380 },
  { code: 'B', location: words('Stalls, rows D to J', '堂座 D 至 J 排', '一层 D 至 J 排'), price: 280 },
  { code: 'C', location: words('Stalls, rows K to P', '堂座 K 至 P 排', '一层 K 至 P 排'), price: 220 },
  { code: 'D', location: words('Balcony', '樓座', '二层'), price: 180 },
];

const blackBox: House[] = [
  { code: 'A', location: words('Three sides of the stage', '舞台三面', '舞台三面'), price: 240 },
  {
    code: 'D',
    location: words('Behind the lighting frame', '燈光架後方', '灯架后方'),
    price: 120,
    restrictedView: words(
      'A lighting frame stands in front: about a quarter of the stage, at the back left, cannot be seen.',
      '座位前方有燈光架，看不到舞台左後方約四分之一。',
      '座位前方有灯架，看不到舞台左后方约四分之一。',
    ),
  },
];

const arena: House[] = [
  {
    code: 'A',
    name: words('Standing A', '企位 A', '站席 A'),
    location: words('In front of the stage', '台前地面', '台前地面'),
    price: 1280,
    standing: true,
  },
  { code: 'B', location: words('Blocks 11 to 14', '看台 11 至 14', '看台 11 至 14'), price: 880 },
  { code: 'C', location: words('Blocks 21 to 28', '看台 21 至 28', '看台 21 至 28'), price: 480 },
];

const zoneName = words('Zone', '區', '区');

function zonesIn(lang: Lang, house: House[], remaining: number[]): Zone[] {
  return house.map(({ code, location, price, name, standing = false, restrictedView }, index) => ({
    code,
    name: name?.[lang] ?? (lang === 'en_us' ? `${zoneName[lang]} ${code}` : `${code} ${zoneName[lang]}`),
    location: location[lang],
    price: price * 100,
    remaining: remaining[index] ?? 0,
    standing,
    restrictedView: restrictedView?.[lang] ?? null,
  }));
}

/** Plays of one event: instant in Hong Kong, tickets left zone by zone, the date first announced. */
type Play = [at: string, remaining: number[], rescheduledFrom?: string];

const toUtc = (hongKong: string) => new Date(`${hongKong}:00+08:00`).toISOString();

const performancesIn = (lang: Lang, eventId: string, house: House[], plays: Play[]): Performance[] =>
  plays.map(([at, left, rescheduledFrom], index) => {
    const remaining = left.reduce((sum, zone) => sum + zone, 0);
    return {
      id: `${eventId}-${index + 1}`,
      startsAt: toUtc(at),
      rescheduledFrom: rescheduledFrom ? toUtc(rescheduledFrom) : null,
      availability: remaining === 0 ? 'soldOut' : remaining < 30 ? 'few' : 'plenty',
      remaining,
      zones: zonesIn(lang, house, left),
    };
  });

/** Half Island Theatre's play: six performances, one of them sold out. */
export function whale(lang: Lang): EventDetail {
  return {
    ...eventIn(lang, 'whale'),
    otherTitle:
      lang === 'en_us' ? { lang: 'zh-Hant', text: '籠屋裡的鯨魚' } : { lang: 'en', text: 'The Whale in the Cubicle' },
    spokenLanguage: words('In Cantonese, with English surtitles', '粵語，附英文字幕', '粤语，附英文字幕')[lang],
    duration: 110,
    description: [
      words(
        'A retired seaman in a Sham Shui Po cubicle believes that a whale lives in the light well. The neighbours laugh, until the tap water turns salty.',
        '一個住在深水埗籠屋的退休船員，相信天井裡養着一條鯨魚。鄰居起初當笑話聽，直至食水變鹹。',
        '一位住在深水埗笼屋的退休船员，相信天井里养着一条鲸鱼。邻居起初当笑话听，直到自来水变咸。',
      )[lang],
    ],
    credits: [
      {
        role: words('Playwright', '編劇', '编剧')[lang],
        names: words('Ho Miu', '何苗', '何苗')[lang],
      },
      { role: words('Director', '導演', '导演')[lang], names: words('Tang Yi-on', '鄧以安', '邓以安')[lang] },
      { role: words('Set', '佈景', '布景')[lang], names: words('Luk Siu-mun', '陸小滿', '陆小满')[lang] },
      { role: words('Lighting', '燈光', '灯光')[lang], names: 'K. Yiu' },
    ],
    organiserNotes: [
      words('Children under 6 are not admitted.', '不招待 6 歲以下兒童。', '谢绝 6 岁以下儿童入场。')[lang],
      words('Late-comers wait for a suitable break.', '遲到觀眾須待適當時候方可進場。', '迟到观众须等待适当时机入场。')[
        lang
      ],
    ],
    ticketLimit: 10,
    pointsProgramme: true,
    realName: false,
    performances: performancesIn(lang, 'whale', playhouse, [
      ['2026-11-20T19:30', [3, 4, 1, 0]],
      ['2026-11-21T15:00', [18, 64, 71, 102]],
      ['2026-11-21T20:00', [0, 12, 0, 0]],
      ['2026-11-22T15:00', [0, 0, 0, 0]],
      ['2026-11-27T19:30', [24, 80, 90, 120]],
      ['2026-11-28T15:00', [9, 33, 41, 60]],
    ]),
  };
}

/** A dance piece moved by a week, some of it behind a lighting frame. */
export function halfMoon(lang: Lang): EventDetail {
  return {
    ...whale(lang),
    ...eventIn(lang, 'halfmoon'),
    firstDate: '2026-12-18',
    lastDate: '2026-12-19',
    priceFrom: 12_000,
    priceTo: 24_000,
    flags: ['rescheduled', 'restrictedView'],
    otherTitle: lang === 'en_us' ? { lang: 'zh-Hant', text: '半月' } : { lang: 'en', text: 'Half Moon' },
    spokenLanguage: words('Without words', '沒有對白', '没有对白')[lang],
    duration: 70,
    description: [
      words(
        'Four dancers and one lamp. The floor is the tide line; who steps over it changes sides.',
        '四個舞者，一盞燈。地板是潮線，踏過的人便到了另一邊。',
        '四位舞者，一盏灯。地板是潮线，越过的人便到了另一边。',
      )[lang],
    ],
    credits: [
      {
        role: words('Choreography', '編舞', '编舞')[lang],
        names: words('Lai Wing-sze', '黎詠詩', '黎咏诗')[lang],
      },
    ],
    performances: performancesIn(lang, 'halfmoon', blackBox, [
      ['2026-12-18T20:00', [40, 12], '2026-12-11T20:00'],
      ['2026-12-19T20:00', [0, 9], '2026-12-12T20:00'],
    ]),
  };
}

/** A pop concert: standing places, two tickets a transaction, real names, no points. */
export function nightSailing(lang: Lang): EventDetail {
  return {
    ...whale(lang),
    ...eventIn(lang, 'nightsail'),
    otherTitle: null,
    spokenLanguage: words('Sung in Cantonese', '粵語演唱', '粤语演唱')[lang],
    duration: 150,
    description: [
      words(
        'A night on the water without leaving the arena: two sets, one crossing.',
        '一夜航程，兩節演唱，全程在場館之內。',
        '一夜航程，两节演唱，全程在场馆之内。',
      )[lang],
    ],
    credits: [],
    organiserNotes: [
      words(
        'Standing places are for those aged 12 and over.',
        '企位只限 12 歲或以上人士。',
        '站席仅限 12 岁及以上人士。',
      )[lang],
    ],
    ticketLimit: 2,
    pointsProgramme: false,
    realName: true,
    performances: performancesIn(lang, 'nightsail', arena, [
      ['2026-12-04T20:15', [340, 52, 0]],
      ['2026-12-05T20:15', [0, 8, 4]],
    ]),
  };
}
