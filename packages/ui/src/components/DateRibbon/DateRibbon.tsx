import { arrowRightIcon } from '../../icons/arrow-right.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './DateRibbon.css.js';

export interface RibbonDay {
  /** Civil date, unique in the ribbon. */
  id: string;
  href: string;
  /** Before the weekday, on the first day of a month. */
  month?: string | undefined;
  /** Above the numeral: "Sat", "六", "Today". */
  weekday: string;
  /** The numeral. */
  day: string;
  /** Below it: "21" or "21 場". */
  count: string;
  /** Hidden text between visible parts, for a phrase: "[星期]六 21 [日，]", "Sat 21 [Nov,] 9 [performances]". */
  hiddenWords: { beforeWeekday?: string | undefined; afterDay: string; afterCount: string };
  /** Saturday and Sunday are red with a dot. @default false */
  weekend?: boolean | undefined;
  /** Underlined while no day is chosen. @default false */
  today?: boolean | undefined;
}

export interface DateRibbonProps extends RootProps {
  /** Names the navigation. */
  label: string;
  /** Month of the first day. */
  month: string;
  year: string;
  days: readonly RibbonDay[];
  /** Id of the chosen day, which is inverted. @default none */
  value?: string | undefined;
  /** Link to later dates. */
  more?: { href: string; label: string } | undefined;
}

/** Fourteen days with numbers of performances. The most prominent filter. */
export function DateRibbon({ label, month, year, days, value, more, ...root }: DateRibbonProps) {
  const current = ({ id, today }: RibbonDay) => {
    if (value !== undefined) return id === value ? 'true' : undefined;
    return today ? 'date' : undefined;
  };
  return (
    <nav {...root} className={styles.ribbon} aria-label={label}>
      <Container className={styles.row}>
        <p className={styles.month}>
          <b className={styles.monthName}>{month}</b> <span className={styles.year}>{year}</span>
        </p>
        <ol className={styles.days} onFocus={revealFocused}>
          {days.map((day) => (
            <li key={day.id} className={styles.item}>
              <a className={day.weekend ? styles.weekend : styles.day} href={day.href} aria-current={current(day)}>
                <span className={day.weekend ? styles.weekendName : styles.weekday}>
                  {/* The hidden text after the day has the month. */}
                  {day.month && <span aria-hidden="true">{`${day.month} `}</span>}
                  {day.hiddenWords.beforeWeekday && <VisuallyHidden>{day.hiddenWords.beforeWeekday}</VisuallyHidden>}
                  <span>{day.weekday}</span>
                </span>{' '}
                <span className={styles.numeral}>
                  <span>{day.day}</span>
                  <VisuallyHidden>{` ${day.hiddenWords.afterDay}`}</VisuallyHidden>
                </span>{' '}
                <span className={styles.count}>
                  <span>{day.count}</span>
                  <VisuallyHidden>{` ${day.hiddenWords.afterCount}`}</VisuallyHidden>
                </span>
              </a>
            </li>
          ))}
        </ol>
        {more && (
          <div className={styles.more}>
            <a className={styles.moreLink} href={more.href} aria-label={more.label}>
              <Icon icon={arrowRightIcon} weight="bold" />
            </a>
          </div>
        )}
      </Container>
    </nav>
  );
}
