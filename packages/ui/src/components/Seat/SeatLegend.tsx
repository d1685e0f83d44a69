import type { RootProps } from '../../private/root.js';
import { Seat } from './Seat.js';
import * as styles from './SeatLegend.css.js';
import type { SeatLook } from './SeatLook.js';

export interface LegendEntry extends SeatLook {
  /** "Zone A", "Selected", "Sold", "Wheelchair space". */
  label: string;
  /** The price of the zone, formatted. */
  price?: string | undefined;
}

export interface SeatLegendProps extends RootProps<HTMLUListElement> {
  /** Names the list: "Legend". */
  label: string;
  /** Only the zones and states that the plan shows, zones first. */
  entries: readonly LegendEntry[];
}

/** Explains the seats of a plan, each with a word. */
export function SeatLegend({ label, entries, ...root }: SeatLegendProps) {
  return (
    <ul {...root} className={styles.legend} aria-label={label}>
      {entries.map(({ label: words, price, ...look }) => (
        <li key={words} className={styles.entry}>
          <Seat {...look} />
          <span>
            <span>{words}</span> {price && <b className={styles.price}>{price}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
