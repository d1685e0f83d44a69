import { memo, useState } from 'react';
import { seatData } from '../Seat/Seat.js';
import { SeatFace } from '../Seat/SeatFace.js';
import type { SeatLook } from '../Seat/SeatLook.js';
import type { PlanSeat } from './house.js';
import { seatStyle } from './placing.js';
import * as styles from './SeatPlan.css.js';

export interface PlanSeatButtonProps {
  seat: PlanSeat;
  /** Id of the seat in the tab order. Other seats are not in it. */
  id: string | undefined;
  selected: boolean;
  /** Whether the sheet is open. */
  open: boolean;
  /** Id of the text about an empty seat between chosen ones. */
  gapId: string | undefined;
}

/** A grid cell. Plain, memoised props, so that only changed seats of 1,200 render. */
export const PlanSeatButton = memo(function PlanSeatButton({ seat, id, selected, open, gapId }: PlanSeatButtonProps) {
  const { zone, type, restricted, sold } = seat;
  const [wasSold] = useState(sold);
  const state = gapId !== undefined ? 'gap' : sold ? 'sold' : selected ? 'selected' : 'free';
  const look: SeatLook = { zone, type, restricted, state };
  return (
    <td className={styles.cell} style={seatStyle(seat.at)}>
      <button
        type="button"
        className={styles.seat}
        id={id}
        tabIndex={id === undefined ? -1 : 0}
        aria-label={seat.name}
        aria-pressed={sold ? undefined : selected}
        aria-disabled={sold || undefined}
        aria-describedby={gapId}
        data-seat={seat.id}
        data-open={open || undefined}
        data-taken={(sold && !wasSold) || undefined}
        {...seatData(look)}
      >
        <SeatFace {...look} />
      </button>
    </td>
  );
});
