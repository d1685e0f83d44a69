import { checkPickedSeats, checkSingleSeats } from './picking.js';
import type { PlanRow, PlanZone } from './seatPlan.js';
import type { SeatChoice } from './seats.js';
import type { TogetherOffer } from './together.js';

/** A wheelchair space with adjacent companion seats. */
interface WheelchairBlock {
  row: PlanRow;
  first: number;
  last: number;
  /** Squared distance of the centre from the focal point. */
  score: number;
}

const seatsOf = ({ row: { section, row }, first, last }: WheelchairBlock) =>
  Array.from({ length: last - first + 1 }, (_, place) => ({ section, row, seat: String(first + place) }));

/** Blocks of `party` seats with one free wheelchair space at either end, best first. */
function blocksOf(rows: readonly PlanRow[], party: number): WheelchairBlock[] {
  return rows
    .flatMap((row) =>
      row.wheelchair.flatMap((space) =>
        [space, space - party + 1].map((first) => {
          const last = first + party - 1;
          const offset = (first + last) / 2 - (row.seats + 1) / 2;
          return { row, first, last, score: row.distance ** 2 + offset ** 2 };
        }),
      ),
    )
    .filter(
      ({ row, first, last }, index, blocks) =>
        // A party of one finds the same block twice.
        blocks.findIndex((other) => other.row === row && other.first === first) === index &&
        row.wheelchair.filter((space) => space >= first && space <= last).length === 1,
    )
    .filter((block) => checkPickedSeats(rows, seatsOf(block)).length === 0)
    .sort((one, other) => one.score - other.score);
}

/**
 * The best wheelchair space with companions beside it, without a single seat if possible.
 * @param party buyer and companions
 * @returns null without such a space
 * @throws RangeError unless party is an integer from 1
 */
export function bestWheelchair(rows: readonly PlanRow[], party: number): SeatChoice | null {
  if (!Number.isInteger(party) || party < 1) throw new RangeError(`Not a number of seats: ${party}.`);
  const blocks = blocksOf(rows, party);
  const whole = blocks.find((block) => checkSingleSeats(rows, seatsOf(block)).length === 0);
  const best = whole ?? blocks[0];
  return best ? { seats: seatsOf(best), compromise: whole ? 'none' : 'singleLeft' } : null;
}

/**
 * Wheelchair spaces with companions to compare, best of each zone first.
 * @param party as in bestWheelchair
 * @param most maximum offers per zone
 */
export function wheelchairOffers(zones: readonly PlanZone[], party: number, most: number): TogetherOffer[] {
  if (!Number.isInteger(party) || party < 1) return [];
  return zones.flatMap(({ code: zone, price, rows }) =>
    blocksOf(rows, party)
      .filter((block) => checkSingleSeats(rows, seatsOf(block)).length === 0)
      .slice(0, most)
      .map(({ row: { section, row }, first, last }, rank) => ({ zone, price, section, row, first, last, rank })),
  );
}
