import type { MouseEvent } from 'react';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './DateRibbon.css.js';

export interface RibbonDay {
  /** Stable key, handed to `onChoose`: the civil date. */
  id: string;
  href: string;
  /** Above the numeral, before the weekday: the month, where one begins. */
  month?: string | undefined;
  /** Above the numeral: "Sat", "六", "Today". */
  weekday: string;
  /** The numeral. */
  day: string;
  /** Below it: "21" or "21 場". */
  count: string;
  /**
   * Words between those shown that make a phrase of them for screen readers: "[星期]六 21 [日，]", "Sat 21 [Nov,]
   * 9 [performances]".
   */
  unseen: { beforeWeekday?: string | undefined; afterDay: string; afterCount: string };
  /** Saturday and Sunday are red with a dot. @default false */
  weekend?: boolean | undefined;
  /** `today` and a chosen day are inverted; a chosen day is also announced. */
  mark?: 'today' | 'chosen' | undefined;
}

export interface DateRibbonProps {
  /** Names the navigation. */
  label: string;
  /** Month of the first day. */
  month: string;
  year: string;
  days: RibbonDay[];
  /** Where the dates after the last day are. */
  more?: { href: string; label: string } | undefined;
  /** Called instead of following the link, once script runs. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Fourteen days, each with its number of performances. It outranks every other filter. */
export function DateRibbon({ label, month, year, days, more, onChoose }: DateRibbonProps) {
  const choose = (id: string) => (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <nav className={styles.ribbon} aria-label={label}>
      <Container className={styles.row}>
        <p className={styles.month}>
          <b className={styles.monthName}>{month}</b> <span className={styles.year}>{year}</span>
        </p>
        <ol className={styles.days}>
          {days.map(({ id, href, month: begins, weekday, day, count, unseen, weekend, mark }) => (
            <li key={id} className={styles.item}>
              <a
                className={weekend ? styles.weekend : styles.day}
                href={href}
                aria-current={mark && (mark === 'today' ? 'date' : 'true')}
                onClick={choose(id)}
              >
                <span className={weekend ? styles.weekendName : styles.weekday}>
                  {begins && `${begins} `}
                  {unseen.beforeWeekday && <VisuallyHidden>{unseen.beforeWeekday}</VisuallyHidden>}
                  {weekday}
                </span>{' '}
                <span className={styles.numeral}>
                  {day}
                  <VisuallyHidden>{` ${unseen.afterDay}`}</VisuallyHidden>
                </span>{' '}
                <span className={styles.count}>
                  {count}
                  <VisuallyHidden>{` ${unseen.afterCount}`}</VisuallyHidden>
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
