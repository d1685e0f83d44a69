import type { Seat, TogetherReason } from '../order/purchase.js';
import { areConsecutive, loneSeats } from './picking.js';
import type { PlanRow } from './seatPlan.js';
import { seatKey } from './sections.js';

/**
 * Seats that can leave the cart without splitting the others or leaving a single seat (spec §4, §5). Wheelchair groups
 * leave together.
 * @param rows of the zone, empty without numbered seats
 */
export function leavingAlone(
  rows: readonly PlanRow[],
  group: readonly Seat[],
): { alone: Seat[]; together: TogetherReason | null } {
  if (group.length === 1 || rows.length === 0) return { alone: [...group], together: null };
  const rowOf = ({ section, row }: Seat) => rows.find((each) => each.section === section && each.row === row);
  const isForWheelchair = (seat: Seat) => {
    const row = rowOf(seat);
    return row !== undefined && [...row.wheelchair, ...row.companion].includes(Number(seat.seat));
  };
  if (group.some(isForWheelchair)) return { alone: [], together: 'wheelchair' };
  const alone = group.filter((seat) => {
    const row = rowOf(seat);
    const others = group.filter((other) => seatKey(other) !== seatKey(seat));
    if (!row || (areConsecutive(group) && !areConsecutive(others))) return false;
    const number = Number(seat.seat);
    return !loneSeats({ ...row, taken: row.taken.filter((taken) => taken !== number) }).includes(number);
  });
  return { alone, together: alone.length === 0 ? 'sideBySide' : null };
}
