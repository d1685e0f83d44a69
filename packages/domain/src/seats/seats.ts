import type { Compromise, Seat } from '../order/purchase.js';

/** One row of a zone. Its seats are numbered from 1, side by side, and its middle faces the focal point. */
export interface SeatRow {
  section: string;
  row: string;
  /** How many seats there are. */
  seats: number;
  /** How far the row is from the focal point, in seat widths. */
  distance: number;
  /** Whether a seat number is sold, held or not for sale. */
  taken: (seat: number) => boolean;
}

/** Seats that were found, and what had to be given up for them. */
export interface SeatChoice {
  seats: Seat[];
  compromise: Compromise;
}

/** Free seats next to each other in one row. */
export interface Run {
  row: SeatRow;
  first: number;
  length: number;
}

/** Where a party sits in a run. */
interface Block extends Run {
  /** Squared distance of the block's middle from the focal point. */
  score: number;
  /** A lone free seat would be left beside it, where there was none before. */
  strands: boolean;
}

/** The longest stretches of free seats, row by row. */
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
    strands: before === 1 || after === 1,
  };
}

/** Not stranding beats near; of two as near, the row further to the front, then the order of the rows. */
const isBetter = (a: Block, b: Block) =>
  a.strands !== b.strands ? b.strands : a.score !== b.score ? a.score < b.score : a.row.distance < b.row.distance;

/** The best place for `length` people side by side, or undefined when no run is long enough. */
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
 * As few blocks as the runs allow. Each round takes the nearest run with which the fewest blocks are still enough;
 * the last block is placed like any party. Undefined when there are fewer free seats than people.
 */
function fewestBlocks(runs: readonly Run[], quantity: number): Block[] | undefined {
  const blocks: Block[] = [];
  let open = [...runs].sort((a, b) => b.length - a.length);
  let left = quantity;
  for (;;) {
    const last = bestBlock(open, left);
    if (last) return [...blocks, last];

    // The longest runs that are just enough; any run that can stand in for the shortest of them keeps their number.
    let needed = 0;
    let longest = 0;
    while (longest < left) {
      const run = open[needed];
      if (run === undefined) return undefined;
      longest += run.length;
      needed += 1;
    }
    const shortest = open[needed - 1]?.length ?? 0;
    const whole = open
      .filter((run) => longest - shortest + run.length >= left)
      .map((run) => ({ run, block: blockAt(run, run.first, run.length) }))
      .reduce((a, b) => (isBetter(b.block, a.block) ? b : a));
    blocks.push(whole.block);
    left -= whole.block.length;
    open = open.filter((run) => run !== whole.run);
  }
}

const seatsOf = ({ row, first, length }: Block): Seat[] =>
  Array.from({ length }, (_, place) => ({ section: row.section, row: row.row, seat: String(first + place) }));

/**
 * The best available seats of a zone: side by side in one row, leaving no lone seat where that can be avoided, as
 * near the focal point as possible. Says what was given up: `singleLeft` when every place for the party leaves a lone
 * seat, `split` when no row has room for all and they sit in as few blocks as possible. Null when fewer seats remain.
 * @throws RangeError when quantity is not a whole number from 1; ask checkQuantity first.
 */
export function bestAvailable(rows: readonly SeatRow[], quantity: number): SeatChoice | null {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`Not a number of seats: ${quantity}.`);
  const blocks = fewestBlocks(runsOf(rows), quantity);
  if (blocks === undefined) return null;
  const compromise = blocks.length > 1 ? 'split' : blocks[0]?.strands ? 'singleLeft' : 'none';
  return { seats: blocks.flatMap(seatsOf), compromise };
}

/**
 * The next entry numbers of a standing zone, lowest first; there is nothing to sit beside, so nothing to give up.
 * Null when fewer places remain.
 */
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
