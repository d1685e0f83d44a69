import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './PerformanceRow.css.js';

export interface PerformanceRowProps {
  /** The instant as ISO text, for machines. */
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
  /** The one thing to do with this row; none for a performance that cannot be bought. */
  action?: ReactNode | undefined;
  /** What else must be known, across the row: the date it was first announced for. */
  note?: ReactNode | undefined;
  /** In words when the row is the chosen one: "Chosen". */
  selected?: string | undefined;
}

/** One performance of an event: date first, then time, prices, what is left and one action. Goes in an `ol`. */
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
}: PerformanceRowProps) {
  return (
    <li className={selected === undefined ? styles.row : styles.rowSelected}>
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
