import {
  addDays,
  type CinemaFilm,
  type CinemaSchedule,
  type CinemaShow,
  cinemaPrices,
  cinemaScheduleDays,
  civilToInstant,
  type FilmCategory,
  type Lang,
  type PlanRow,
  type SeatPlan,
  type Text3,
} from '@first-gong/domain';
import { today } from './evening.js';
import { film } from './eventDetails.js';
import { titleOf } from './events.js';
import { inThree } from './inThree.js';

interface StoryFilm {
  id: string;
  seed: string;
  lines: Record<Lang, string[]>;
  category: FilmCategory;
  /** Minutes. */
  duration: number;
  language: Text3;
  house: number;
  /** Time, seats left, whole dollars. */
  shows: [string, number, number][];
}

const films: StoryFilm[] = [
  {
    id: 'film',
    seed: 'film-is-not-dead',
    lines: inThree(['Film Is', 'Not Dead'], ['菲林', '不死'], ['菲林', '不死']),
    category: 'III',
    duration: 98,
    language: inThree('In Cantonese, with English subtitles', '粵語，附英文字幕', '粤语，附英文字幕'),
    house: 2,
    shows: [
      ['20:00', 44, 95],
      ['21:45', 9, 95],
      ['22:15', 0, 95],
    ],
  },
  {
    id: 'salt-water-lane',
    seed: 'salt-water-lane',
    lines: inThree(['Salt Water', 'Lane'], ['鹹水巷'], ['咸水巷']),
    category: 'I',
    duration: 104,
    language: inThree('In Cantonese, with English subtitles', '粵語，附英文字幕', '粤语，附英文字幕'),
    house: 3,
    shows: [
      ['20:30', 37, 95],
      ['23:45', 80, 75],
    ],
  },
  {
    id: 'jellyfish',
    seed: 'jellyfish',
    lines: inThree(['Jellyfish'], ['水母'], ['水母']),
    category: 'IIB',
    duration: 91,
    language: inThree('In English, with Chinese subtitles', '英語，附中文字幕', '英语，附中文字幕'),
    house: 4,
    shows: [['19:15', 25, 60]],
  },
];

const showIn =
  (lang: Lang, { house, category, id }: StoryFilm) =>
  ([time, remaining, dollars]: [string, number, number], index: number): CinemaShow => ({
    performanceId: `${id}-${index + 1}`,
    startsAt: civilToInstant(today, time),
    house: inThree(`House ${house}`, `${house} 院`, `${house} 号厅`)[lang],
    availability: remaining === 0 ? 'soldOut' : remaining < 10 ? 'few' : 'plenty',
    remaining,
    prices: cinemaPrices(dollars * 100, category),
  });

const filmIn = (lang: Lang, one: StoryFilm): CinemaFilm => ({
  eventId: one.id,
  title: titleOf(one.lines, lang),
  category: one.category,
  duration: one.duration,
  spokenLanguage: one.language[lang],
  posterSeed: one.seed,
  posterLines: one.lines[lang],
  shows: one.shows.map(showIn(lang, one)),
});

const rules = [
  inThree(
    'The seats of one order must be next to one another in one row.',
    '同一訂單的座位須在同一排並且相連。',
    '同一订单的座位须在同一排并且相连。',
  ),
  inThree(
    'Children under 6 are not admitted, even with a ticket.',
    '6 歲以下兒童即使持票亦不獲入場。',
    '6 岁以下儿童即使持票也不能入场。',
  ),
  inThree(
    'No one under 18 is admitted to a Category III film. Proof of age is checked at the door.',
    '三級影片不准 18 歲以下人士入場，入場時查驗年齡證明。',
    '三级影片不允许 18 岁以下人士入场，入场时查验年龄证明。',
  ),
  inThree(
    'The cinema stays open in a black rainstorm. It closes while typhoon signal no. 8 or above is in force.',
    '黑色暴雨警告生效時照常開放；八號或更高颱風信號生效期間關閉。',
    '黑色暴雨警告生效时照常开放；八号或更高台风信号生效期间关闭。',
  ),
];

/** The cinema on the evening of the stories. */
export function scheduleIn(lang: Lang, changes: Partial<CinemaSchedule> = {}): CinemaSchedule {
  const { venue } = film(lang);
  return {
    venue: 'digital',
    venueName: venue,
    venues: [
      { venue: 'theatre', name: inThree('Tai Hang Theatre', '大坑劇院', '大坑剧院')[lang] },
      { venue: 'digital', name: venue },
    ],
    date: today,
    dates: Array.from({ length: cinemaScheduleDays }, (_, index) => ({
      date: addDays(today, index),
      count: [6, 8, 9, 4, 4, 0, 5][index % 7] ?? 0,
    })),
    weather: 'none',
    open: true,
    films: films.map((one) => filmIn(lang, one)),
    rules: rules.map((rule) => rule[lang]),
    ...changes,
  };
}

/** Rows from the screen to the back, with the sold numbers. */
const house: [row: string, zone: 'A' | 'B', taken: number[]][] = [
  ['A', 'B', [1, 2, 9, 10]],
  ['B', 'B', [5, 6, 7]],
  ['C', 'B', [1, 2, 3, 4, 9]],
  ['D', 'A', [4, 5, 12]],
  ['E', 'A', [9, 10, 11, 12]],
  ['F', 'A', [1, 2, 8]],
  ['G', 'A', [3, 4, 5, 6]],
  ['H', 'A', []],
];

/** Seats of a show of the stories' film. */
export function filmPlan(lang: Lang, performanceId = 'film-2'): SeatPlan {
  const { zones } = film(lang).performances[1] ?? { zones: [] };
  const rowsOf = (code: string): PlanRow[] =>
    house
      .filter(([, zone]) => zone === code)
      .map(([row, , taken], distance) => ({
        section: '1',
        row,
        seats: 12,
        distance,
        taken,
        wheelchair: row === 'H' ? [11] : [],
        companion: row === 'H' ? [12] : [],
      }));
  return {
    performanceId,
    version: '1',
    focus: 'screen',
    parts: [{ name: '', place: 'front', sections: ['1'] }],
    zones: zones.map(({ code, name, price, standing }) => ({ code, name, price, standing, rows: rowsOf(code) })),
  };
}
