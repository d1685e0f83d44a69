import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';

/** A public holiday, other than a plain Sunday. */
export interface Holiday {
  date: string;
  name: string;
}

/** What a day offers in a few letters: the number of its shows. */
export interface DayMark {
  date: string;
  /** Below the numeral; fits "12 場". */
  text: string;
  /** In full for screen readers: "12 performances". @default the text */
  label?: string | undefined;
}

export interface CalendarWords {
  /** Button to the previous month. @default the ready-made words */
  previous?: string | undefined;
  /** Button to the next month. @default the ready-made words */
  next?: string | undefined;
  /** In today's cell. */
  today: string;
  /** After a chosen day, for screen readers. */
  selected: string;
}

export interface RangeCalendarWords extends CalendarWords {
  /** After the first day of a range, for screen readers. */
  start: string;
  /** After the last day of a range, for screen readers. */
  end: string;
}

/** Properties of a calendar's days. Dates are `YYYY-MM-DD` in Hong Kong; no clock is read. */
export interface CalendarInput {
  /**
   * BCP 47, for month names and the order of the date: `en-HK`, `zh-HK`, `zh-CN`; `en-US` and `en` put the month first.
   * @default that of `I18nProvider`
   */
  locale?: string | undefined;
  today: string;
  /** @default the ready-made words */
  words?: CalendarWords | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** The only days that can be chosen. @default all days */
  available?: readonly string[] | undefined;
  holidays?: readonly Holiday[] | undefined;
  marks?: readonly DayMark[] | undefined;
  /**
   * First day of a week. Independent of the locale, because printed calendars in Hong Kong start on Sunday.
   * @default 'sun'
   */
  weekStart?: 'sun' | 'mon' | undefined;
}

/** Splits the calendar's props from others. */
export function splitFacts<Props extends CalendarInput>(props: Props) {
  const { locale, today, words, min, max, available, holidays, marks, weekStart, ...rest } = props;
  const facts: Pick<Props, keyof CalendarInput> = {
    ...{ locale, today, words, min, max },
    ...{ available, holidays, marks, weekStart },
  };
  return { facts, rest };
}

/** Parses a civil date. Undefined for an empty or impossible one. */
export function parse(date: string | undefined): CalendarDate | undefined {
  if (!date) return undefined;
  try {
    return parseDate(date);
  } catch {
    return undefined;
  }
}

/** Limits and first day of the week in React Aria's format. */
export function limits({ min, max, available, weekStart = 'sun' }: CalendarInput) {
  const days = available && new Set(available);
  return {
    firstDayOfWeek: weekStart,
    minValue: parse(min),
    maxValue: parse(max),
    isDateUnavailable: days && ((date: { toString(): string }) => !days.has(date.toString())),
  } as const;
}

/** Formats a civil date, or a part. */
export const format = (date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(date.toDate('UTC'));

/** Whether the locale writes dates in Chinese. */
export const isChinese = (locale: string) => locale.startsWith('zh');
