import type { ZoneCode } from '../ZoneMark/index.js';
import * as styles from './Seat.css.js';
import { SeatFace } from './SeatFace.js';

/** What a styles.seat looks like from above. The plan, its legend and its sheet all draw it from the same facts. */
export interface SeatLook {
  zone: ZoneCode;
  /** `gap` is an empty styles.seat between chosen ones, where seats must be side by side. @default 'free' */
  state?: 'free' | 'selected' | 'sold' | 'gap' | undefined;
  /** A wheelchair space, or the styles.seat of whoever comes along. @default 'seat' */
  kind?: 'seat' | 'wheelchair' | 'companion' | undefined;
  /** Something stands in the view: dashed outline. @default false */
  restricted?: boolean | undefined;
}

export interface SeatProps extends SeatLook {
  /** `large` is for one styles.seat alone, as in the sheet of a styles.seat. @default 'small' */
  size?: 'small' | 'large' | undefined;
}

/** The attributes that `Seat.css.ts` draws a styles.seat by; a button may carry them too. */
export const seatData = ({ zone, state = 'free', kind = 'seat', restricted = false }: SeatLook) => ({
  'data-zone': state === 'free' && kind === 'seat' ? zone : undefined,
  'data-state': state,
  'data-restricted': restricted || undefined,
});

/** A styles.seat from above, as a picture: words beside it say the same, so assistive technology skips it. */
export function Seat({ size = 'small', ...look }: SeatProps) {
  return (
    <span className={styles.seat[size]} aria-hidden="true" {...seatData(look)}>
      <SeatFace {...look} />
    </span>
  );
}
