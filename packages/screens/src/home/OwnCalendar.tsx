import { type DateShortcut, shortcutRange } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { inTime } from '../shared/inTime.js';
import { useText } from '../shared/text/index.js';
import type { DayCalendarProps } from './DayCalendar.js';
import * as styles from './OwnCalendar.css.js';

/** The calendar itself is the heavy part: it is loaded when it is opened. */
const loadCalendar = async (): Promise<ComponentType<DayCalendarProps>> =>
  (await inTime(() => import('./DayCalendar.js'))).DayCalendar;

export interface CalendarOfFilters extends DayCalendarProps {
  /** The chosen shortcut: its days are shown. Worked out here, because the first page needs none of it. */
  shortcut?: DateShortcut | undefined;
}

export interface OwnCalendarProps extends CalendarOfFilters {
  /** For stories and tests. @default the calendar of this folder */
  load?: () => Promise<ComponentType<DayCalendarProps>>;
}

/** A button that opens our calendar below it. A choice closes the calendar and returns to the button. */
export function OwnCalendar({ load = loadCalendar, shortcut, value, today, onChange }: OwnCalendarProps) {
  const { t } = useText('dayCalendar');
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
