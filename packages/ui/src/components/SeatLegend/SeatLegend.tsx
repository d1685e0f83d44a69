import { Seat, type SeatLook } from '../Seat/index.js';
import * as styles from './SeatLegend.css.js';

export interface LegendEntry extends SeatLook {
  /** "Zone A", "Selected", "Sold", "Wheelchair space". */
  label: string;
  /** Of the zone, formatted. */
  price?: string | undefined;
}

export interface SeatLegendProps {
  /** Names the list: "Legend". */
  label: string;
  /** Only what the plan shows: zones first, then states. */
  entries: readonly LegendEntry[];
}

/** What the seats of a plan mean, each with its word. */
export function SeatLegend({ label, entries }: SeatLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map(({ label: words, price, ...look }) => (
        <li key={words} className={styles.entry}>
          <Seat {...look} />
          <span>
            {words} {price && <b className={styles.price}>{price}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
