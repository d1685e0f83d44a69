import type { Lang } from '@first-gong/domain';

/** Formats of one language, in Hong Kong time. Instants are UTC strings, civil dates are YYYY-MM-DD. */
export interface Format {
  /** Cents as "HK$280" or "HK$1,280.50". Whole dollars have no cents. */
  money(cents: number): string;
  /** Cents as "280.00", for columns that name the currency in the heading. A negative amount has U+2212. */
  amount(cents: number): string;
  /** "HK$180-380", or one price if both are equal. */
  priceRange(from: number, to: number): string;
  /** 1,284 */
  count(value: number): string;
  /** "21 Nov" or "11月21日", from a civil date or an instant. */
  day(date: string): string;
  /** "21" */
  dayNumber(date: string): string;
  /** "Nov" or "11月" */
  month(date: string): string;
  year(date: string): string;
  /** "Sat" or "六" */
  weekdayShort(date: string): string;
  /** "Sat" or "星期六" */
  weekday(date: string): string;
  /** "Sat 21 Nov" or "11月21日（星期六）" */
  dayAndWeekday(date: string): string;
  /** "20 Nov – 28 Nov" or "11月20日至11月28日"; one day if both are equal. */
  dayRange(first: string, last: string): string;
  /** "15:00" */
  time(instant: string): string;
  /** "Sat 21 Nov 15:00" or "11月21日（星期六）15:00" */
  showTime(instant: string): string;
  /** With the year, for records: "21 Nov 2026" or "2026年11月21日". */
  recordDay(date: string): string;
  /** With the year, for records: "Sat 21 Nov 2026 15:00" or "2026年11月21日（星期六）15:00". */
  recordTime(instant: string): string;
  /** "2026-11-20 21:04" */
  stamp(instant: string): string;
  /** Whether a civil date or instant is a Saturday or Sunday in Hong Kong. */
  isWeekend(date: string): boolean;
  /** The gap between two sentences: a space in English, nothing in Chinese. */
  sentenceGap: string;
}

const civil = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a string is a civil date, YYYY-MM-DD. */
export const isCivilDate = (text: string): boolean => civil.test(text);

/** A civil date becomes noon in Hong Kong, so it is the same day in UTC. */
const toDate = (value: string) => new Date(isCivilDate(value) ? `${value}T12:00:00+08:00` : value);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const chineseWeekdays = '日一二三四五六';

/** The name of a day of the week, numbered as in `Date`: Wednesday, 星期三 or 周三 (mainland). */
export const dayOfWeek = (lang: Lang, weekday: number): string =>
  lang === 'en_us' ? (weekdays[weekday] ?? '') : `${lang === 'zh_cn' ? '周' : '星期'}${chineseWeekdays[weekday]}`;

/** In milliseconds. Hong Kong has had no daylight saving time since 1979. */
const hongKongOffset = 8 * 60 * 60 * 1000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Hong Kong clock parts of an instant. `Intl` is not used: its first call blocks a slow phone for 15 ms. */
function read(value: string) {
  const there = new Date(toDate(value).getTime() + hongKongOffset);
  if (Number.isNaN(there.getTime())) throw new RangeError(`No date: ${value}`);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: twoDigits(there.getUTCHours()),
    minute: twoDigits(there.getUTCMinutes()),
  };
}

/** Adds thousands separators: 1284.5 becomes 1,284.5. */
export const grouped = (value: number | string): string => String(value).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');

const withCents = (cents: number) => grouped((Math.abs(cents) / 100).toFixed(2));

export function createFormat(lang: Lang): Format {
  const english = lang === 'en_us';
  const weekdayShort = (value: string) => {
    const { weekday } = read(value);
    return (english ? weekdays[weekday]?.slice(0, 3) : chineseWeekdays[weekday]) ?? '';
  };
  const money = (cents: number) =>
    `${cents < 0 ? '−' : ''}HK$${cents % 100 === 0 ? grouped(Math.abs(cents) / 100) : withCents(cents)}`;
  const month = (value: string) => {
    const { month: number } = read(value);
    return english ? (months[number - 1] ?? '') : `${number}月`;
  };
  const day = (value: string) =>
    english ? `${read(value).day} ${month(value)}` : `${month(value)}${read(value).day}日`;
  const weekday = (value: string) => (english ? weekdayShort(value) : `星期${weekdayShort(value)}`);
  const time = (value: string) => `${read(value).hour}:${read(value).minute}`;
  const recordDay = (value: string) =>
    english ? `${day(value)} ${read(value).year}` : `${read(value).year}年${day(value)}`;
  const withWeekday = (value: string, dayInWords: string) =>
    english ? `${weekday(value)} ${dayInWords}` : `${dayInWords}（${weekday(value)}）`;
  const moment = (value: string, dayInWords: string) =>
    `${withWeekday(value, dayInWords)}${english ? ' ' : ''}${time(value)}`;

  return {
    money,
    amount: (cents) => `${cents < 0 ? '−' : ''}${withCents(cents)}`,
    priceRange: (from, to) => (from === to ? money(from) : `${money(from)}–${money(to).replace('HK$', '')}`),
    count: grouped,
    day,
    dayNumber: (value) => String(read(value).day),
    month,
    year: (value) => String(read(value).year),
    weekdayShort,
    weekday,
    dayAndWeekday: (value) => withWeekday(value, day(value)),
    dayRange: (first, last) =>
      first === last ? day(first) : english ? `${day(first)} – ${day(last)}` : `${day(first)}至${day(last)}`,
    time,
    showTime: (value) => moment(value, day(value)),
    recordDay,
    recordTime: (value) => moment(value, recordDay(value)),
    stamp: (value) => {
      const { year, month: m, day: d } = read(value);
      return `${year}-${twoDigits(m)}-${twoDigits(d)} ${time(value)}`;
    },
    isWeekend: (value) => [0, 6].includes(read(value).weekday),
    sentenceGap: english ? ' ' : '',
  };
}
