import { type CalendarDate, isWeekend } from '@internationalized/date';
import { CalendarCell, type CalendarCellRenderProps } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { checkIcon } from '../../icons/check.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Calendar.css.js';
import { type CalendarInput, type CalendarWords, format, isChinese, type RangeCalendarWords } from './facts.js';

interface DayProps {
  date: CalendarDate;
  facts: CalendarInput;
  words: CalendarWords;
  /** Text for screen readers after the first and last day of a range. */
  ends: Pick<RangeCalendarWords, 'start' | 'end'> | undefined;
}

/** A day of a month: numeral, the word for today above, its mark below. */
export function Day({ date, facts, words, ends }: DayProps) {
  const { locale } = useLocale();
  const civil = date.toString();
  const holiday = facts.holidays?.find((each) => each.date === civil);
  const mark = facts.marks?.find((each) => each.date === civil);
  const isToday = civil === facts.today;

  const isChosen = (day: CalendarCellRenderProps) =>
    day.isSelected && (!ends || day.isSelectionStart || day.isSelectionEnd);
  const classes = (day: CalendarCellRenderProps) => {
    const choosable = !day.isDisabled && !day.isUnavailable;
    const names = [
      styles.day,
      isToday && styles.today,
      day.isSelected && !isChosen(day) && styles.between,
      choosable && !isChosen(day) && (holiday || isWeekend(date, 'en-HK')) && styles.red,
      isChosen(day) && styles.chosen,
    ];
    return names.filter(Boolean).join(' ');
  };
  const spoken = (day: CalendarCellRenderProps) => [
    isToday && words.today,
    format(date, locale, { dateStyle: 'full' }),
    holiday?.name,
    mark && (mark.label ?? mark.text),
    day.isSelected && words.selected,
    day.isSelectionStart && ends?.start,
    day.isSelectionEnd && ends?.end,
  ];
  return (
    <CalendarCell
      date={date}
      className={classes}
      // React Aria's name uses the browser's today, and lacks holidays and marks.
      render={({ 'aria-label': _, ...props }) => <div {...props} />}
    >
      {(day) => (
        <>
          <VisuallyHidden>
            {spoken(day)
              .filter(Boolean)
              .join(isChinese(locale) ? '，' : ', ')}
          </VisuallyHidden>
          <span className={styles.above} aria-hidden>
            {isChosen(day) && <Icon icon={checkIcon} weight="bold" />}
            {isToday && <span>{words.today}</span>}
          </span>
          <span className={holiday ? styles.dotted : styles.numeral} aria-hidden>
            {day.formattedDate}
          </span>
          <span className={styles.below} aria-hidden>
            {mark?.text}
          </span>
        </>
      )}
    </CalendarCell>
  );
}
