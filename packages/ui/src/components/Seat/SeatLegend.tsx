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
  /** Zones and states of the plan, zones first. */
  entries: readonly LegendEntry[];
}

/** A legend of seats with text. */
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
