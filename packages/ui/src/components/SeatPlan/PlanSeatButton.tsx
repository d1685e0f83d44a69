import { memo } from 'react';
import { seatData } from '../Seat/Seat.js';
import { SeatFace } from '../Seat/SeatFace.js';
import type { SeatLook } from '../Seat/SeatLook.js';
import type { PlanSeat } from './house.js';
import { seatStyle } from './placing.js';
import * as styles from './SeatPlan.css.js';

export interface PlanSeatButtonProps {
  seat: PlanSeat;
  /** The id of the one seat that Tab reaches. The other seats are not in the order of Tab. */
  id: string | undefined;
  selected: boolean;
  /** Whether its sheet is open. */
  open: boolean;
  /** For an empty seat between chosen ones: the id of the words that say so. */
  gapId: string | undefined;
}

/**
 * One cell of the grid. Its props are plain values and memoised, so that of 1,200 seats only the changed ones render.
 */
export const PlanSeatButton = memo(function PlanSeatButton({ seat, id, selected, open, gapId }: PlanSeatButtonProps) {
  const { zone, type, restricted, sold } = seat;
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
        {...seatData(look)}
      >
        <SeatFace {...look} />
      </button>
    </td>
  );
});
