import type { CivilDate } from '@first-gong/domain';
import { Stack } from '@first-gong/ui/Stack';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type EventSelection, eventHref } from '../../shared/hrefs.js';
import { instead } from '../../shared/instead.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './PerformanceCalendar.css.js';
import { firstOpen, monthsOf, type PerformanceDay, weekDays } from './performanceDays.js';
import type { ChoiceHandlers } from './state.js';

export interface PerformanceCalendarProps extends Pick<ChoiceHandlers, 'onChoose'> {
  eventId: string;
  days: ReadonlyMap<CivilDate, PerformanceDay>;
  choice: EventSelection;
}

/**
 * Months of an event's days. Each day with performances is a link that filters the list, so it works without script.
 */
export function PerformanceCalendar({ eventId, days, choice, onChoose }: PerformanceCalendarProps) {
  const { t, format, lang } = useText('event');

  const cell = (date: CivilDate) => {
    const day = days.get(date);
    const number = format.dayNumber(date);
    if (day === undefined) return <span className={styles.empty}>{number}</span>;
    const open = firstOpen(day);
    const next: EventSelection = { ...choice, day: date, performanceId: open?.id ?? null, zone: null };
    return (
      <a
        className={open ? styles.day : styles.dayPast}
        href={`${eventHref(lang, eventId, next)}#performances`}
        aria-current={choice.day === date ? 'date' : undefined}
        onClick={instead(() => onChoose(next))}
      >
        <time dateTime={date}>
          <VisuallyHidden>{`${format.dayAndWeekday(date)}, `}</VisuallyHidden>
          <span aria-hidden="true">{number}</span>
        </time>
        <span className={styles.count}>
          {open
            ? t('event.dayCount', { count: day.performances.length })
            : t(day.performances.every(({ cancelled }) => cancelled) ? 'common.flagCancelled' : 'common.seatsSoldOut')}
        </span>
      </a>
    );
  };

  return (
    <Stack className={styles.months}>
      {monthsOf(days.keys()).map(({ first, weeks }) => (
        <table key={first} className={styles.month}>
          <caption className={styles.name}>
            {t('event.month', { month: format.month(first), year: format.year(first) })}
          </caption>
          <thead>
            <tr>
              {weekDays.map((date) => (
                <th key={date} scope="col" className={styles.weekday}>
                  <abbr className={styles.short} title={format.weekday(date)}>
                    {format.weekdayShort(date)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.join()}>
                {week.map((date, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven days
                  <td key={index} className={styles.cell}>
                    {date && cell(date)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Stack>
  );
}
