import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './PerformanceRow.css.js';

export interface PerformanceRowProps extends RootProps<HTMLLIElement> {
  /** ISO text of the start, for machines. */
  dateTime: string;
  /** "11.20" or "20 Nov". */
  day: string;
  /** "Fri", "星期五". */
  weekday: string;
  /** "19:30". */
  time: string;
  /** `PriceTier`s. */
  tiers: ReactNode;
  /** An `Availability`. */
  availability: ReactNode;
  /** The action of the row. Omit it if the performance cannot be bought. */
  action?: ReactNode | undefined;
  /** Full-width note, such as the original date. */
  note?: ReactNode | undefined;
  /** Label of the chosen row: "Chosen". Omit it for others. */
  selected?: string | undefined;
}

/** A performance: date, time, prices, availability and one action. For use in an `ol`. */
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
