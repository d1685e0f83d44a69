import type { DateRange, ListingQuery } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { FilterDay } from '@first-gong/ui/FilterSelect';
import type { ComponentType } from 'react';
import { useText } from '../../shared/text/index.js';
import type { CalendarOfFilters } from '../OwnCalendar.js';
import * as styles from './Filters.css.js';

export interface DayRangeProps {
  query: ListingQuery;
  /** Civil date in Hong Kong. */
  today: string;
  /** Our calendar behind a button. Null before script and while loading: the browser's fields work alone. */
  Calendar: ComponentType<CalendarOfFilters> | null;
  /** Called with the days chosen in the calendar. */
  onRange: (range: DateRange) => void;
}

/** First and last day: in the browser's date fields, which the form sends, or immediately in our calendar. */
export function DayRange({ query, today, Calendar, onRange }: DayRangeProps) {
  const { t } = useText('home');
  const { from = query.date ?? '', to = query.date ?? '' } =
    query.from || query.to ? { from: '', to: '', ...query } : query;
  const chosen = from && to ? { from, to } : null;
  return (
    <fieldset className={styles.wholeLine}>
      <legend className={styles.legend}>{t('home.range')}</legend>
      <div className={styles.days}>
        <FilterDay name="from" label={t('home.rangeFrom')} value={from} min="2000-01-01" max="2099-12-31" />
        <FilterDay name="to" label={t('home.rangeTo')} value={to} min="2000-01-01" max="2099-12-31" />
        <Button type="submit" size="small">
          {t('home.showDates')}
        </Button>
        {Calendar && <Calendar value={chosen} shortcut={query.shortcut} today={today} onChange={onRange} />}
      </div>
    </fieldset>
  );
}
