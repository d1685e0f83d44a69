import { memo } from 'react';
import { type SeatLook, seatData } from '../Seat/Seat.js';
import { SeatFace } from '../Seat/SeatFace.js';
import type { PlanSeat } from './house.js';
import { placed } from './placing.js';
import * as styles from './SeatPlan.css.js';

export interface PlanSeatButtonProps {
  seat: PlanSeat;
  /** Of the one seat that Tab reaches; the others are out of its order. */
  id: string | undefined;
  selected: boolean;
  /** Its sheet is open. */
  open: boolean;
  /** Of the words that say that it is a gap, where it is one. */
  gapId: string | undefined;
}

/** One cell of the grid. Memoised on plain values: of 1,200 seats only those that changed are rendered again. */
export const PlanSeatButton = memo(function PlanSeatButton({ seat, id, selected, open, gapId }: PlanSeatButtonProps) {
  const { zone, kind, restricted, sold } = seat;
  const state = gapId !== undefined ? 'gap' : sold ? 'sold' : selected ? 'selected' : 'free';
  const look: SeatLook = { zone, kind, restricted, state };
  return (
    <td className={styles.cell} style={placed(seat.at)}>
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
