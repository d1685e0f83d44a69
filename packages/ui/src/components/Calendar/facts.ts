import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import type { CalendarWords } from './words.js';

/** A public holiday. A plain Sunday is none. */
export interface Holiday {
  date: string;
  name: string;
}

/** The offer of a day in a few letters: the number of its shows. */
export interface DayMark {
  date: string;
  /** Below the numeral; there is room for "12 場". */
  text: string;
  /** The same in full for a screen reader: "12 performances". @default the text */
  label?: string | undefined;
}

/** Facts of a calendar's days. Every date is a civil date of Hong Kong, `YYYY-MM-DD`; no clock is read. */
export interface CalendarFacts {
  /**
   * Language of the months and of React Aria's own words, and the order of day, month and year, as BCP 47: `en-HK`,
   * `zh-HK`, `zh-CN`. `en-US` and a bare `en` put the month first. @default that of `I18nProvider`
   */
  locale?: string | undefined;
  today: string;
  /** @default the ready-made words */
  words?: CalendarWords | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** The days that can be chosen, where not all days can: the days with a show. */
  available?: readonly string[] | undefined;
  holidays?: readonly Holiday[] | undefined;
  marks?: readonly DayMark[] | undefined;
  /** The first day of a week. Printed calendars in Hong Kong begin with Sunday in every language, so no locale changes it. @default 'sun' */
  weekStart?: 'sun' | 'mon' | undefined;
}

/** Separates the facts of a calendar from the other props of a component. */
export function splitFacts<Props extends CalendarFacts>(props: Props) {
  const { locale, today, words, min, max, available, holidays, marks, weekStart, ...rest } = props;
  const facts: Pick<Props, keyof CalendarFacts> = {
    ...{ locale, today, words, min, max },
    ...{ available, holidays, marks, weekStart },
  };
  return { facts, rest };
}

/** A civil date; undefined without one, and for a day that is on no calendar. */
export function parse(date: string | undefined): CalendarDate | undefined {
  if (!date) return undefined;
  try {
    return parseDate(date);
  } catch {
    return undefined;
  }
}

/** The limits and the week, as React Aria takes them. */
export function limits({ min, max, available, weekStart = 'sun' }: CalendarFacts) {
  const days = available && new Set(available);
  return {
    firstDayOfWeek: weekStart,
    minValue: parse(min),
    maxValue: parse(max),
    isDateUnavailable: days && ((date: { toString(): string }) => !days.has(date.toString())),
  } as const;
}

/** A civil date, or a part of it, in words. */
export const format = (date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(date.toDate('UTC'));

/** Whether dates are written in Chinese, with numbers for months and full-width commas. */
export const isChinese = (locale: string) => locale.startsWith('zh');
