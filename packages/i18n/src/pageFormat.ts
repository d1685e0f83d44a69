import type { Lang } from '@first-gong/domain';
import { createFormat, type Format } from './format.js';

const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';

/** Prevents line breaks within dates such as 11月25日 and 25 Nov. The weekday may wrap. */
const withWholeDates = (text: string): string =>
  text
    .replace(/(\d+)([年月])(?=\d)/g, `$1${wordJoiner}$2${wordJoiner}`)
    .replace(/(\d+)日/g, `$1${wordJoiner}日`)
    .replace(/(\d+) (?=[A-Z][a-z]{2}\b)/g, `$1${noBreakSpace}`);

/** The formats for pages. Emails and machine-readable texts use `createFormat`, which has no no-break spaces. */
export function createPageFormat(lang: Lang): Format {
  const format = createFormat(lang);
  return {
    ...format,
    day: (date) => withWholeDates(format.day(date)),
    dayAndWeekday: (date) => withWholeDates(format.dayAndWeekday(date)),
    dayRange: (first, last) => withWholeDates(format.dayRange(first, last)),
    showTime: (instant) => withWholeDates(format.showTime(instant)),
    recordDay: (date) => withWholeDates(format.recordDay(date)),
    recordTime: (instant) => withWholeDates(format.recordTime(instant)),
  };
}
