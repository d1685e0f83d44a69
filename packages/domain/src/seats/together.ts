import type { Seat } from '../order/purchase.js';
import { ordinaryRows } from './picking.js';
import type { PlanZone } from './seatPlan.js';
import { runsOf, type SeatRow } from './seats.js';

/** Adjacent free seats in one row. */
export interface TogetherOffer {
  zone: PlanZone['code'];
  /** Cents per ticket. */
  price: number;
  section: string;
  row: string;
  first: number;
  last: number;
  /** Rank in its zone, 0 is the best. */
  rank: number;
}

/** A block that leaves no single seat, with its squared distance from the focal point. */
interface Block {
  row: SeatRow;
  first: number;
  score: number;
}

/** The most central block of a run that leaves no single seat. */
function blockOf({ row, first, length }: ReturnType<typeof runsOf>[number], quantity: number): Block | undefined {
  let best: Block | undefined;
  for (let before = 0; before <= length - quantity; before += 1) {
    if (before === 1 || length - quantity - before === 1) continue;
    const offset = first + before + (quantity - 1) / 2 - (row.seats + 1) / 2;
    const score = row.distance ** 2 + offset ** 2;
    if (best === undefined || score < best.score) best = { row, first: first + before, score };
  }
  return best;
}

/**
 * Adjacent seats to compare, at most one block per gap, best of each zone first. None leaves a single seat; no
 * wheelchair or companion seats.
 * @param most maximum offers per zone
 */
export function togetherOffers(zones: readonly PlanZone[], quantity: number, most: number): TogetherOffer[] {
  if (!Number.isInteger(quantity) || quantity < 1) return [];
  return zones.flatMap(({ code: zone, price, rows }) =>
    runsOf(ordinaryRows(rows))
      .flatMap((run) => blockOf(run, quantity) ?? [])
      .sort((one, other) => one.score - other.score)
      .slice(0, most)
      .map(({ row, first }, rank) => ({
        zone,
        price,
        section: row.section,
        row: row.row,
        first,
        last: first + quantity - 1,
        rank,
      })),
  );
}

/** The seats of an offer. */
export const seatsOfOffer = ({ section, row, first, last }: TogetherOffer): Seat[] =>
  Array.from({ length: last - first + 1 }, (_, place) => ({ section, row, seat: String(first + place) }));
