import {
  type AccessFeature,
  addDays,
  civilToInstant,
  type EventDetail,
  type FilmCategory,
  type Lang,
  type Text3,
  weekdayOf,
} from '@first-gong/domain';
import { eventIn, showOf } from './events.js';
import { inThree } from './inThree.js';
import { performancesIn } from './performances.js';

/** Invented streets and directions. */
const placeIn = (lang: Lang, id: string): EventDetail['place'] =>
  showOf(id).venue === 'online'
    ? null
    : {
        address: inThree('8 Lantern Lane', '燈籠里 8 號', '灯笼里 8 号')[lang],
        transport: [
          inThree(
            'MTR Tin Hau Station, about 8 minutes on foot',
            '港鐵天后站，步行約 8 分鐘',
            '港铁天后站，步行约 8 分钟',
          )[lang],
          inThree('Tram to Lantern Lane', '電車燈籠里站', '电车灯笼里站')[lang],
        ],
        mapUrl: '#map',
      };

/** What an event's page adds to its summary. */
interface Details {
  language: Text3;
  /** Minutes. */
  duration: number;
  about: Text3;
  credits?: [role: Text3, names: Text3][];
  notes?: Text3[];
}

function detailOf(lang: Lang, id: string, { language, duration, about, credits = [], notes = [] }: Details) {
  const { ticketLimit = 10, pointsProgramme = true, realName = false } = showOf(id);
  const otherTitle: EventDetail['otherTitle'] =
    lang === 'en_us'
      ? { lang: 'zh-Hant', text: eventIn('zh_hk', id).title }
      : { lang: 'en', text: eventIn('en_us', id).title };
  return {
    ...eventIn(lang, id),
    ticketLimit,
    pointsProgramme,
    realName,
    otherTitle,
    spokenLanguage: language[lang],
    duration,
    description: [about[lang]],
    credits: credits.map(([role, names]) => ({ role: role[lang], names: names[lang] })),
    organiserNotes: notes.map((note) => note[lang]),
    networkUrl: null,
    priority: null,
    certificate: null,
    place: placeIn(lang, id),
    online: null,
    minimumAge: null,
    performances: performancesIn(lang, id),
  };
}

const wordless = inThree('Without words', '沒有對白', '没有对白');
const theatreNotes = [
  inThree('Children under 6 are not admitted.', '不招待 6 歲以下兒童。', '谢绝 6 岁以下儿童入场。'),
  inThree('Late-comers wait for a suitable break.', '遲到觀眾須待適當時候方可進場。', '迟到观众须等待适当时机入场。'),
];

/** Six performances, one sold out. */
export const whale = (lang: Lang): EventDetail => ({
  ...detailOf(lang, 'whale', {
    language: inThree('In Cantonese, with English surtitles', '粵語，附英文字幕', '粤语，附英文字幕'),
    duration: 110,
    about: inThree(
      'A retired seaman in a Sham Shui Po cage home believes that a whale lives in the light well. The neighbours laugh, until the tap water turns salty.',
      '一個住在深水埗籠屋的退休船員，相信天井裡養着一條鯨魚。鄰居起初當笑話聽，直至自來水變鹹。',
      '一位住在深水埗笼屋的退休船员，相信天井里养着一条鲸鱼。邻居起初当笑话听，直到自来水变咸。',
    ),
    credits: [
      [inThree('Playwright', '編劇', '编剧'), inThree('Ho Miu', '何苗', '何苗')],
      [inThree('Director', '導演', '导演'), inThree('Tang Yi-on', '鄧以安', '邓以安')],
      [inThree('Set', '佈景', '布景'), inThree('Luk Siu-mun', '陸小滿', '陆小满')],
      [inThree('Lighting', '燈光', '灯光'), inThree('K. Yiu', 'K. Yiu', 'K. Yiu')],
    ],
    notes: theatreNotes,
  }),
  minimumAge: 6,
});

/** All seats and services: captions at each performance, the others at one, and a house without free wheelchair spaces. */
export const accessibleWhale = (lang: Lang): EventDetail => {
  const event = whale(lang);
  const of = (index: number): AccessFeature[] => [
    ...(event.accessFeatures ?? []).filter(
      (feature) => (feature !== 'signLanguage' && feature !== 'audioDescription') || index === 1,
    ),
    ...(index === 5 ? (['relaxedPerformance'] as const) : []),
  ];
  return {
    ...event,
    accessFeatures: [...(event.accessFeatures ?? []), 'relaxedPerformance'],
    performances: event.performances.map((performance, index) => ({
      ...performance,
      accessFeatures: of(index),
      captionLanguages: inThree('Chinese and English', '中文及英文', '中文和英文')[lang],
      zones: performance.zones.map((zone, place) =>
        place === 0 ? { ...zone, wheelchairLeft: [2, 1, 0, 0, 4, 2][index] } : zone,
      ),
    })),
  };
};

/** Two performances a day for three weeks; Mondays are free and one day is sold out. */
export const longRun = (lang: Lang): EventDetail => {
  const event = whale(lang);
  const days = Array.from({ length: 21 }, (_, index) => addDays('2026-11-20', index));
  const times = days
    .filter((date) => weekdayOf(date) !== 1)
    .flatMap((date) => ['15:00', '20:00'].map((time) => ({ date, time })));
  const [, first] = event.performances;
  const [, , , soldOut] = event.performances;
  return {
    ...event,
    lastDate: days.at(-1) ?? event.lastDate,
    performances: times.flatMap(({ date, time }, index) => {
      const like = date === '2026-11-28' ? soldOut : first;
      return like ? [{ ...like, id: `run-${index + 1}`, startsAt: civilToInstant(date, time) }] : [];
    }),
  };
};

/** Postponed by a week. Some seats are behind a lighting frame. */
export const halfMoon = (lang: Lang): EventDetail => ({
  ...detailOf(lang, 'halfmoon', {
    language: wordless,
    duration: 70,
    about: inThree(
      'Four dancers and one lamp. The floor is the tide line; who steps over it changes sides.',
      '四個舞者，一盞燈。地板是潮線，踏過的人便到了另一邊。',
      '四位舞者，一盏灯。地板是潮线，越过的人便到了另一边。',
    ),
    credits: [[inThree('Choreography', '編舞', '编舞'), inThree('Lai Wing-sze', '黎詠詩', '黎咏诗')]],
    notes: theatreNotes,
  }),
  minimumAge: 6,
});

/** In a house without seat numbers. */
export const unreservedWhale = (lang: Lang): EventDetail => {
  const event = whale(lang);
  const unreserved = (performance: EventDetail['performances'][number]) => ({
    ...performance,
    zones: performance.zones.map((zone) => ({ ...zone, unreserved: true })),
  });
  return { ...event, performances: event.performances.map(unreserved) };
};

/** Standing places, two tickets per transaction, real names, no points. */
export const nightSailing = (lang: Lang): EventDetail => ({
  ...detailOf(lang, 'nightsail', {
    language: inThree('Sung in Cantonese', '粵語演唱', '粤语演唱'),
    duration: 150,
    about: inThree(
      'A night on the water without leaving the arena: two sets, one crossing.',
      '一夜航程，兩節演唱，全程在場館之內。',
      '一夜航程，两节演唱，全程在场馆之内。',
    ),
    notes: [
      inThree(
        'Standing places are for those aged 12 and over.',
        '站位只限 12 歲或以上人士。',
        '站席仅限 12 岁及以上人士。',
      ),
    ],
  }),
  priority: {
    card: inThree('Kwun Ferry Card', '觀渡卡', '观渡卡')[lang],
    until: civilToInstant('2026-11-24', '10:00'),
  },
  otherTitle: null,
});

/** A film at the digital cinema: its holds need ticket type, age and a captcha. */
export const film = (lang: Lang, certificate: FilmCategory = 'III'): EventDetail => ({
  ...detailOf(lang, 'film', {
    language: inThree('In Cantonese, with English subtitles', '粵語，附英文字幕', '粤语，附英文字幕'),
    duration: 98,
    about: inThree(
      'A projectionist keeps the last reel of a police thriller that was never shown. One night somebody comes to collect it.',
      '一名放映員藏着一部從未公映的警匪片的最後一卷菲林。某夜，有人上門來取。',
      '一名放映员藏着一部从未公映的警匪片的最后一卷胶片。某夜，有人上门来取。',
    ),
    credits: [
      [inThree('Director', '導演', '导演'), inThree('Fong Lap-yan', '方立仁', '方立仁')],
      [inThree('Cast', '演員', '演员'), inThree('Mak Sau-ling, Yip Ho-tin', '麥秀玲、葉浩天', '麦秀玲、叶浩天')],
    ],
  }),
  minimumAge: certificate === 'III' ? 18 : 6,
  certificate,
});

/** A stream with three days of replay, without points. */
export const stream = (lang: Lang, online: EventDetail['online'] = { kind: 'live', hours: 72 }): EventDetail => ({
  ...detailOf(lang, 'electro', {
    language: inThree('Instrumental', '純器樂', '纯器乐'),
    duration: 150,
    about: inThree(
      'Streamed from a closed lane of the tunnel: eight synthesisers and an echo of four seconds.',
      '由隧道一條封閉行車線直播：八部合成器，四秒回聲。',
      '从隧道一条封闭车道直播：八台合成器，四秒回声。',
    ),
  }),
  otherTitle: null,
  online,
});

/** A concert that the government ticketing network sells. */
export const drums = (lang: Lang): EventDetail => ({
  ...detailOf(lang, 'drums', {
    language: wordless,
    duration: 75,
    about: inThree(
      'Nine players and forty drums, in the last hour of daylight.',
      '九名鼓手，四十面鼓，在日光最後一小時奏響。',
      '九名鼓手，四十面鼓，在日光的最后一小时奏响。',
    ),
  }),
  networkUrl: 'https://network.example/nine-beats',
});
