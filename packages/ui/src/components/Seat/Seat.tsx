import type { RootProps } from '../../private/root.js';
import * as styles from './Seat.css.js';
import { SeatFace } from './SeatFace.js';
import type { SeatLook } from './SeatLook.js';

export interface SeatProps extends SeatLook, RootProps<HTMLSpanElement> {
  /** `large` is for a single seat, as in `SeatSheet`. @default 'small' */
  size?: 'small' | 'large' | undefined;
}

/** Attributes for styling in `Seat.css.ts`, also used by `SeatPlan`. */
export const seatData = ({ zone, state = 'free', type = 'seat', restricted = false }: SeatLook) => ({
  'data-zone': state === 'free' && type === 'seat' ? zone : undefined,
  'data-state': state,
  'data-restricted': restricted || undefined,
});

/** A seat from above. Hidden from assistive technology, because text next to it has the same content. */
export function Seat({ size = 'small', zone, state, type, restricted, ...root }: SeatProps) {
  const look: SeatLook = { zone, state, type, restricted };
  return (
    <span {...root} className={styles.seat[size]} aria-hidden="true" {...seatData(look)}>
      <SeatFace {...look} />
    </span>
  );
}
