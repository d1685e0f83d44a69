import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './PerformanceRow.css.js';

export interface PerformanceRowProps extends RootProps<HTMLLIElement> {
  /** The start as ISO text, for machines. */
  dateTime: string;
  /** The day in numerals: "11.20" or "20 Nov". */
  day: string;
  /** "Fri", "星期五". */
  weekday: string;
  /** "19:30". */
  time: string;
  /** `PriceTier`s. */
  tiers: ReactNode;
  /** An `Availability`. */
  availability: ReactNode;
  /** The one action of the row. Leave it out for a performance that cannot be bought. */
  action?: ReactNode | undefined;
  /** A note across the row, for example the date first announced. */
  note?: ReactNode | undefined;
  /** The word for the chosen row: "Chosen". Leave it out for the others. */
  selected?: string | undefined;
}

/** One performance of an event: date, time, prices, availability and one action. It goes in an `ol`. */
export function PerformanceRow({
  dateTime,
  day,
  weekday,
  time,
  tiers,
  availability,
  action,
  note,
  selected,
  ...root
}: PerformanceRowProps) {
  return (
    <li {...root} className={selected === undefined ? styles.row : styles.rowSelected}>
      {selected !== undefined && <VisuallyHidden>{selected}</VisuallyHidden>}
      {note && <div className={styles.note}>{note}</div>}
      <p className={styles.date}>
        <time dateTime={dateTime}>{day}</time>
        <span className={styles.weekday}>{weekday}</span>
      </p>
      <p className={styles.time}>{time}</p>
      <ul className={styles.tiers}>{tiers}</ul>
      <div className={styles.availability}>{availability}</div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
