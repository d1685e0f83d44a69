import { endOfWeek, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { caretLeftIcon } from '../../icons/caret-left.js';
import { caretRightIcon } from '../../icons/caret-right.js';
import { keepStyleOut } from '../../private/keepStyleOut.js';
import { useReadyWords, useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Calendar.css.js';
import { Day } from './Day.js';
import { type CalendarInput, format, isChinese, type RangeCalendarWords } from './facts.js';

/** Only range calendars have texts for the ends. */
interface MonthInput extends CalendarInput {
  words?: (CalendarInput['words'] & Partial<RangeCalendarWords>) | undefined;
}

/** One month of a React Aria calendar: name, days and names of holidays. */
export function Month({ facts }: { facts: MonthInput }) {
  const { locale } = useLocale();
  const words = useWords('Calendar', facts.words);
  const ready = useReadyWords('Calendar');
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = single ?? range;
  if (!state) throw new Error('Month shows the month of a calendar: put it inside one of React Aria.');
  const first = state.visibleRange.start;
  const holidays = facts.holidays?.filter(({ date }) => date.startsWith(first.toString().slice(0, 7))) ?? [];

  // Home and End go to the ends of the week, as in the APG's date picker. React Aria's go to the ends of the month.
  const goToEndOfWeek = (event: KeyboardEvent) => {
    const edge = { Home: startOfWeek, End: endOfWeek }[event.key];
    if (!edge) return;
    event.preventDefault();
    event.stopPropagation();
    state.setFocusedDate(edge(state.focusedDate, locale, facts.weekStart ?? 'sun'));
  };

  return (
    <>
      <div className={styles.head} ref={keepStyleOut}>
        <Button className={styles.turn} slot="previous" aria-label={words.previous ?? ready?.previous}>
          <Icon icon={caretLeftIcon} weight="bold" />
        </Button>
        {/* React Aria repeats this text in a hidden heading. */}
        <p className={styles.heading} aria-hidden>
          {/* "11月" in both scripts; browsers differ in the long form of zh-CN. */}
          <b className={styles.month}>{format(first, locale, { month: isChinese(locale) ? 'numeric' : 'long' })}</b>{' '}
          <span className={styles.year}>{format(first, locale, { year: 'numeric' })}</span>
        </p>
        <Button className={styles.turn} slot="next" aria-label={words.next ?? ready?.next}>
          <Icon icon={caretRightIcon} weight="bold" />
        </Button>
      </div>
      <CalendarGrid
        className={styles.grid}
        weekdayStyle={isChinese(locale) ? 'narrow' : 'short'}
        render={(props) => <table {...props} onKeyDownCapture={goToEndOfWeek} />}
      >
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday[facts.weekStart ?? 'sun']}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Day date={date} facts={facts} words={words} ends={range ? words : undefined} />}
        </CalendarGridBody>
      </CalendarGrid>
      {holidays.length > 0 && (
        <ul className={styles.holidays}>
          {holidays.map(({ date, name }) => (
            <li key={date}>
              <b className={styles.holidayDay}>{Number(date.slice(8))}</b> <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
