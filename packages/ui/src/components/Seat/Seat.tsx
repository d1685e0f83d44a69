import type { RootProps } from '../../private/root.js';
import * as styles from './Seat.css.js';
import { SeatFace } from './SeatFace.js';
import type { SeatLook } from './SeatLook.js';

export interface SeatProps extends SeatLook, RootProps<HTMLSpanElement> {
  /** `large` is for a single seat, as in `SeatSheet`. @default 'small' */
  size?: 'small' | 'large' | undefined;
}

/** The attributes that `Seat.css.ts` styles a seat by. The buttons of `SeatPlan` carry them too. */
export const seatData = ({ zone, state = 'free', type = 'seat', restricted = false }: SeatLook) => ({
  'data-zone': state === 'free' && type === 'seat' ? zone : undefined,
  'data-state': state,
  'data-restricted': restricted || undefined,
});

/** A picture of a seat from above. Words beside it say the same, so assistive technology skips it. */
export function Seat({ size = 'small', zone, state, type, restricted, ...root }: SeatProps) {
  const look: SeatLook = { zone, state, type, restricted };
  return (
    <span {...root} className={styles.seat[size]} aria-hidden="true" {...seatData(look)}>
      <SeatFace {...look} />
    </span>
  );
}
