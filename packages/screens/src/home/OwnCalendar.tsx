import { type DateShortcut, shortcutRange } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { inTime } from '../shared/inTime.js';
import { useText } from '../shared/text/index.js';
import type { DayCalendarProps } from './DayCalendar.js';
import * as styles from './OwnCalendar.css.js';

/** Lazy-loaded on opening, because the calendar is the heavy part. */
const loadCalendar = async (): Promise<ComponentType<DayCalendarProps>> =>
  (await inTime(() => import('./DayCalendar.js'))).DayCalendar;

export interface CalendarOfFilters extends DayCalendarProps {
  /** Shows the shortcut's days. Calculated here, because the first page does not need them. */
  shortcut?: DateShortcut | undefined;
}

export interface OwnCalendarProps extends CalendarOfFilters {
  /** For stories and tests. @default the calendar of this folder */
  load?: () => Promise<ComponentType<DayCalendarProps>>;
}

/** A button that opens our calendar. A choice closes the calendar and returns focus to the button. */
export function OwnCalendar({ load = loadCalendar, shortcut, value, today, onChange }: OwnCalendarProps) {
  const { t } = useText('dayCalendar');
  const button = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open' | 'chosen'>('closed');
  const open = state === 'open' && Calendar !== null;
  // After the calendar has unmounted, because losing focus makes it report its days again.
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
      // The page works without the calendar; the next click retries.
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
        busyLabel={t('dayCalendar.loading')}
        onClick={toggle}
      >
        {t('dayCalendar.open')}
      </Button>
      <p className={styles.failed} role="status">
        {state === 'failed' && t('dayCalendar.failed')}
      </p>
      {open && (
        <div className={styles.calendar}>
          <Calendar
            value={shortcut ? shortcutRange(shortcut, today) : value}
            today={today}
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
