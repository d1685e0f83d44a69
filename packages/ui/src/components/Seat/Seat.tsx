import type { RootProps } from '../../private/root.js';
import type { ZoneCode } from '../ZoneMark/index.js';
import * as styles from './Seat.css.js';
import { SeatFace } from './SeatFace.js';

/** The facts that decide how a seat looks from above. The plan, its legend and its sheet all draw a seat from them. */
export interface SeatLook {
  zone: ZoneCode;
  /** `gap` is an empty seat between chosen ones, where seats must be side by side. @default 'free' */
  state?: 'free' | 'selected' | 'sold' | 'gap' | undefined;
  /** `wheelchair` is a wheelchair space, `companion` the seat beside it. @default 'seat' */
  type?: 'seat' | 'wheelchair' | 'companion' | undefined;
  /** Something blocks part of the view. The outline is dashed. @default false */
  restricted?: boolean | undefined;
}

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
