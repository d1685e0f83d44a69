import type { Compromise, Seat } from '../order/purchase.js';

/** One row of a zone. Its seats are numbered from 1, side by side, and its middle faces the focal point. */
export interface SeatRow {
  section: string;
  row: string;
  /** Number of seats in the row. */
  seats: number;
  /** Distance of the row from the focal point, in seat widths. */
  distance: number;
  /** Whether a seat is sold, held or not for sale. */
  taken: (seat: number) => boolean;
}

/** The seats found for a party, and the compromise they required. */
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
  /** Squared distance of the block's middle from the focal point. */
  score: number;
  /** Whether the block leaves a lone free seat beside it that was not alone before. */
  leavesLoneSeat: boolean;
}

/** The runs of every row. A run ends at a taken seat or at the end of the row. */
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

/** A block without a lone seat wins; then the nearer block; then the block in the nearer row. */
const isBetter = (a: Block, b: Block) => {
  if (a.leavesLoneSeat !== b.leavesLoneSeat) return b.leavesLoneSeat;
  return a.score !== b.score ? a.score < b.score : a.row.distance < b.row.distance;
};

/** The best block for `length` people side by side, or undefined when no run is long enough. */
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
 * The blocks of a party, as few as possible; undefined when there are fewer free seats than people. Each round uses up
 * one run: the best of those that keep the number of blocks minimal. The last block is placed like an unsplit party.
 */
function fewestBlocks(runs: readonly Run[], quantity: number): Block[] | undefined {
  const blocks: Block[] = [];
  let open = [...runs].sort((a, b) => b.length - a.length);
  let left = quantity;
  for (;;) {
    const last = bestBlock(open, left);
    if (last) return [...blocks, last];

    // `needed` of the longest runs are just enough. Any run that can replace the shortest of them keeps this number.
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
 * The best available seats of a zone: side by side in one row, if possible without leaving a lone seat, and as near
 * the focal point as possible. The compromise is `singleLeft` when every block for the party leaves a lone seat, and
 * `split` when no row has enough adjacent seats and the party sits in as few blocks as possible. Null when too few
 * seats remain.
 * @throws RangeError when quantity is not a whole number from 1; call checkQuantity first.
 */
export function bestAvailable(rows: readonly SeatRow[], quantity: number): SeatChoice | null {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`Not a number of seats: ${quantity}.`);
  const blocks = fewestBlocks(runsOf(rows), quantity);
  if (blocks === undefined) return null;
  const compromise = blocks.length > 1 ? 'split' : blocks[0]?.leavesLoneSeat ? 'singleLeft' : 'none';
  return { seats: blocks.flatMap(seatsOf), compromise };
}

/**
 * The next entry numbers of a standing zone, lowest first. Standing places need no compromise. Null when too few
 * places remain.
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
