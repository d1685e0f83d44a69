import type { DateCount, ListingQuery } from '@first-gong/domain';
import { DateRibbon, type RibbonDay } from '@first-gong/ui/DateRibbon';
import { type Text, useText } from '../../shared/text/index.js';
import { noDays } from './filterWords.js';
import { listingHref } from './links.js';

interface RibbonProps {
  dates: DateCount[];
  /** Performances per day under the other filters. @default those of all events */
  counts: Readonly<Record<string, number>> | undefined;
  query: ListingQuery;
  today: string;
}

/** The next fourteen days as links. The chosen day's link removes the filter. */
export function Ribbon({ dates, counts, query, today }: RibbonProps) {
  const text = useText('home');
  const { t, lang, format } = text;
  const first = dates[0]?.date ?? today;
  return (
    <DateRibbon
      label={t('home.ribbon')}
      month={format.month(first)}
      year={format.year(first)}
      days={dates.map(({ date, count }) => day({ date, count: counts?.[date] ?? count }, query, today, text))}
      value={query.date}
      more={{
        href: listingHref(lang, query, { ...noDays, shortcut: 'nextMonth' }),
        label: t('home.shortcut_nextMonth'),
      }}
    />
  );
}

function day(
  { date, count }: DateCount,
  query: ListingQuery,
  today: string,
  { t, lang, format }: Text<'home'>,
): RibbonDay {
  const short = format.weekdayShort(date);
  return {
    id: date,
    href: listingHref(lang, query, { ...noDays, date: query.date === date ? undefined : date }),
    month: date.endsWith('-01') ? format.month(date) : undefined,
    weekday: date === today ? t('home.today') : short,
    day: format.dayNumber(date),
    count: t('home.dayCount', { count }),
    hiddenWords: {
      // Of "星期六" the ribbon shows only "六".
      beforeWeekday: date === today ? undefined : format.weekday(date).slice(0, -short.length),
      afterDay: t('home.unseenAfterDay', { month: format.month(date) }),
      afterCount: t('home.unseenAfterCount', { count }),
    },
    weekend: format.isWeekend(date),
    today: date === today,
  };
}
