import { type DateRange, type ListingQuery, shortcutRange } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { FilterDay } from '@first-gong/ui/FilterSelect';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DayCalendarProps } from '../shared/dayCalendar/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './DayRange.css.js';

export interface DayRangeProps {
  query: ListingQuery;
  /** Civil date in Hong Kong. */
  today: string;
  /** Loads our own calendar with its words. @default only the browser's own fields, as before script */
  loadCalendar?: (() => Promise<ComponentType<DayCalendarProps>>) | undefined;
  /** Called with the days that are chosen in the calendar. */
  onRange: (range: DateRange) => void;
}

/** A first and a last day: in the browser's own date fields, which the form sends, or in our calendar, at once. */
export function DayRange({ query, today, loadCalendar, onRange }: DayRangeProps) {
  const { t } = useText('home');
  const { from = query.date ?? '', to = query.date ?? '' } =
    query.from || query.to ? { from: '', to: '', ...query } : query;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t('home.range')}</legend>
      <div className={styles.days}>
        <FilterDay name="from" label={t('home.rangeFrom')} value={from} min="2000-01-01" max="2099-12-31" />
        <FilterDay name="to" label={t('home.rangeTo')} value={to} min="2000-01-01" max="2099-12-31" />
        <Button type="submit" size="small">
          {t('home.showDates')}
        </Button>
        {loadCalendar && (
          <OwnCalendar
            load={loadCalendar}
            value={query.shortcut ? shortcutRange(query.shortcut, today) : from && to ? { from, to } : null}
            today={today}
            onChange={onRange}
          />
        )}
      </div>
    </fieldset>
  );
}

interface OwnCalendarProps extends DayCalendarProps {
  load: () => Promise<ComponentType<DayCalendarProps>>;
}

/** A button that opens the calendar below it. A choice closes the calendar and returns to the button. */
function OwnCalendar({ load, onChange, ...days }: OwnCalendarProps) {
  const { t } = useText('home');
  const button = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open' | 'chosen'>('closed');
  const open = state === 'open' && Calendar !== null;

  // Once the calendar is gone: a calendar that loses the focus reports its days again.
  useEffect(() => {
    if (state === 'chosen') button.current?.focus();
  }, [state]);

  const toggle = async () => {
    if (open) return setState('closed');
    setState('loading');
    try {
      const loaded = await load();
      setCalendar(() => loaded);
      setState('open');
    } catch {
      // The page stands without the calendar; the next press tries again.
      setState('failed');
    }
  };

  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-expanded={open}
        busy={state === 'loading'}
        busyLabel={t('home.calendarLoading')}
        onClick={toggle}
      >
        {t('home.calendar')}
      </Button>
      <p className={styles.failed} role="status">
        {state === 'failed' && t('home.calendarFailed')}
      </p>
      {open && (
        <div className={styles.calendar}>
          <Calendar
            {...days}
            onChange={(range) => {
              setState('chosen');
              onChange(range);
            }}
          />
        </div>
      )}
    </>
  );
}
