import { addMonths, type DateRange, holidayYears, htmlLangs, knownHolidays } from '@first-gong/domain';
import { RangeCalendar } from '@first-gong/ui/Calendar';
import { useText } from '../shared/text/index.js';

export interface DayCalendarProps {
  /** Null for all days. */
  value: DateRange | null;
  /** Civil date in Hong Kong. */
  today: string;
  onChange: (value: DateRange) => void;
}

/**
 * The filter's days in months with weeks from Monday (spec §2) and the general holidays of Hong Kong.
 * Ends with the last year of known holidays, but after at least twelve months.
 */
export function DayCalendar({ value, today, onChange }: DayCalendarProps) {
  const { t, lang } = useText('dayCalendar');
  const lastKnownDay = `${holidayYears.at(-1)}-12-31`;
  const nextYear = addMonths(today, 12);
  return (
    <RangeCalendar
      label={t('dayCalendar.label')}
      locale={htmlLangs[lang]}
      today={today}
      words={{
        previous: t('dayCalendar.previous'),
        next: t('dayCalendar.next'),
        today: t('dayCalendar.today'),
        selected: t('dayCalendar.selected'),
        start: t('dayCalendar.first'),
        end: t('dayCalendar.last'),
      }}
      min={today}
      max={nextYear > lastKnownDay ? nextYear : lastKnownDay}
      weekStart="mon"
      holidays={knownHolidays.map(({ date, name }) => ({ date, name: t(`dayCalendar.${name}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
