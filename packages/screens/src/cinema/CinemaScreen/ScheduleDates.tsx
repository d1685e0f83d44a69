import type { CinemaSchedule } from '@first-gong/domain';
import { DateRibbon } from '@first-gong/ui/DateRibbon';
import { cinemaHref } from '../../shared/cinemaHref.js';
import { useText } from '../../shared/text/index.js';

export interface ScheduleDatesProps {
  schedule: CinemaSchedule;
  /** Date in the address, or the schedule's date. Civil date in Hong Kong. */
  chosen: string;
  /** Civil date in Hong Kong. */
  today: string;
}

/** Links to the schedule's dates with their numbers of shows. They keep the venue. */
export function ScheduleDates({ schedule: { venue, dates }, chosen, today }: ScheduleDatesProps) {
  const { t, format, lang } = useText('cinema');
  const first = dates[0]?.date ?? today;
  return (
    <DateRibbon
      label={t('cinema.ribbon')}
      month={format.month(first)}
      year={format.year(first)}
      value={chosen}
      days={dates.map(({ date, count }) => {
        const short = format.weekdayShort(date);
        return {
          id: date,
          href: cinemaHref(lang, { venue, date }),
          month: date.endsWith('-01') ? format.month(date) : undefined,
          weekday: date === today ? t('cinema.today') : short,
          day: format.dayNumber(date),
          count: t('cinema.dayCount', { count }),
          hiddenWords: {
            // Of "星期六" the ribbon shows only "六".
            beforeWeekday: date === today ? undefined : format.weekday(date).slice(0, -short.length),
            afterDay: t('cinema.unseenAfterDay', { month: format.month(date) }),
            afterCount: t('cinema.unseenAfterCount', { count }),
          },
          weekend: format.isWeekend(date),
          today: date === today,
        };
      })}
    />
  );
}
