import type { Compromise, Seat } from '../order/purchase.js';

/** A row of a zone, with adjacent seats numbered from 1. The middle faces the focal point. */
export interface SeatRow {
  section: string;
  row: string;
  seats: number;
  /** Distance from the focal point, in seat widths. */
  distance: number;
  /** Sold, held or not for sale. */
  taken: (seat: number) => boolean;
}

/** Seats of a party and their compromise. */
export interface SeatChoice {
  seats: Seat[];
  compromise: Compromise;
}

/** Adjacent free seats in one row. */
export interface Run {
  row: SeatRow;
  first: number;
  length: number;
}

/** The seats of a party within a run. */
interface Block extends Run {
  /** Squared distance of the centre from the focal point. */
  score: number;
  /** Whether the block creates a single free seat. */
  leavesLoneSeat: boolean;
}

/** Free runs of all rows. A run ends at a taken seat or at the end of the row. */
export function runsOf(rows: readonly SeatRow[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    let first = 0;
    for (let seat = 1; seat <= row.seats + 1; seat += 1) {
      const free = seat <= row.seats && !row.taken(seat);
      if (free && first === 0) first = seat;
      if (!free && first !== 0) {
        runs.push({ row, first, length: seat - first });
        first = 0;
      }
    }
  }
  return runs;
}

function blockAt(run: Run, first: number, length: number): Block {
  const offset = first + (length - 1) / 2 - (run.row.seats + 1) / 2;
  const before = first - run.first;
  const after = run.length - length - before;
  return {
    row: run.row,
    first,
    length,
    score: run.row.distance ** 2 + offset ** 2,
    leavesLoneSeat: before === 1 || after === 1,
  };
}

/** Prefers a block without a single seat, then the nearer block, then the nearer row. */
const isBetter = (a: Block, b: Block) => {
  if (a.leavesLoneSeat !== b.leavesLoneSeat) return b.leavesLoneSeat;
  return a.score !== b.score ? a.score < b.score : a.row.distance < b.row.distance;
};

/** The best block of `length` seats, or undefined. */
function bestBlock(runs: readonly Run[], length: number): Block | undefined {
  let best: Block | undefined;
  for (const run of runs) {
    for (let before = 0; before <= run.length - length; before += 1) {
      const block = blockAt(run, run.first + before, length);
      if (best === undefined || isBetter(block, best)) best = block;
    }
  }
  return best;
}

/**
 * As few blocks as possible, or undefined with too few free seats. Each round takes a run that keeps the number
 * minimal.
 */
function fewestBlocks(runs: readonly Run[], quantity: number): Block[] | undefined {
  const blocks: Block[] = [];
  let open = [...runs].sort((a, b) => b.length - a.length);
  let left = quantity;
  for (;;) {
    const last = bestBlock(open, left);
    if (last) return [...blocks, last];

    // The `needed` longest runs suffice. A run that can replace the shortest of them keeps the number.
    let needed = 0;
    let longest = 0;
    while (longest < left) {
      const run = open[needed];
      if (run === undefined) return undefined;
      longest += run.length;
      needed += 1;
    }
    const shortest = open[needed - 1]?.length ?? 0;
    const used = open
      .filter((run) => longest - shortest + run.length >= left)
      .map((run) => ({ run, block: blockAt(run, run.first, run.length) }))
      .reduce((a, b) => (isBetter(b.block, a.block) ? b : a));
    blocks.push(used.block);
    left -= used.block.length;
    open = open.filter((run) => run !== used.run);
  }
}

const seatsOf = ({ row, first, length }: Block): Seat[] =>
  Array.from({ length }, (_, place) => ({ section: row.section, row: row.row, seat: String(first + place) }));

/**
 * The best available seats of a zone: adjacent, without a single seat, near the focal point. Null with too few seats.
 * @throws RangeError unless quantity is an integer from 1; call checkQuantity first
 */
export function bestAvailable(rows: readonly SeatRow[], quantity: number): SeatChoice | null {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`Not a number of seats: ${quantity}.`);
  const blocks = fewestBlocks(runsOf(rows), quantity);
  if (blocks === undefined) return null;
  const compromise = blocks.length > 1 ? 'split' : blocks[0]?.leavesLoneSeat ? 'singleLeft' : 'none';
  return { seats: blocks.flatMap(seatsOf), compromise };
}

/** The lowest free entry numbers of a standing zone. Null with too few places. */
export function nextEntries(
  { section, places, taken }: { section: string; places: number; taken: (entry: number) => boolean },
  quantity: number,
): SeatChoice | null {
  const seats: Seat[] = [];
  for (let entry = 1; entry <= places && seats.length < quantity; entry += 1) {
    if (!taken(entry)) seats.push({ section, row: '', seat: String(entry) });
  }
  return seats.length < quantity ? null : { seats, compromise: 'none' };
}
