import { type Box, margin } from './box.js';
import { type MapPart, type MapSection, seatId } from './house.js';
import { partsInPlace, type Spot } from './parts.js';

export interface LaidRow {
  /** The index of its section. */
  section: number;
  name: string;
  /** The index of its first seat, and the number of its seats. */
  first: number;
  seats: number;
}

export interface LaidSection {
  code: string;
  /** Its rows, as indexes: from `firstRow`, `rows` of them. */
  firstRow: number;
  rows: number;
  /** Its seats, as indexes. */
  firstSeat: number;
  seats: number;
  /** The outline through the middles of its outermost seats: x, y, x, y … */
  outline: readonly number[];
  /** The middle of its code. */
  x: number;
  y: number;
  /** The length of its rows, its depth, and the direction of a row as a vector of length 1. */
  length: number;
  depth: number;
  along: Spot;
  box: Box;
}

/**
 * The house laid out flat, in seat widths. Seats are numbers from 0 and their facts are in typed arrays, so that 100,000
 * of them take little more than a megabyte.
 */
export interface Layout {
  count: number;
  /** The middle of each seat. */
  x: Float32Array;
  y: Float32Array;
  /** The index of the row of each seat. */
  rowOf: Uint16Array | Uint32Array;
  rows: LaidRow[];
  sections: LaidSection[];
  stage: Box;
  /** Everything, the stage included. */
  box: Box;
}

const emptyBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

function include(box: Box, x: number, y: number, around = 0) {
  if (x - around < box.left) box.left = x - around;
  if (x + around > box.right) box.right = x + around;
  if (y - around < box.top) box.top = y - around;
  if (y + around > box.bottom) box.bottom = y + around;
}

/** The outline of a section: along its first row, down the ends of its rows, and back along the last one. */
function outlineThrough(rows: readonly (readonly Spot[])[]): number[] {
  const filled = rows.filter((row) => row.length > 0);
  const samples = (row: readonly Spot[] = []) => {
    const steps = Math.min(6, row.length - 1);
    if (steps <= 0) return row;
    return Array.from({ length: steps + 1 }, (_, step) => row[Math.round((step * (row.length - 1)) / steps)] ?? row[0]);
  };
  const inner = filled.slice(1, -1);
  const points = [
    ...samples(filled[0]),
    ...inner.map((row) => row.at(-1)),
    ...samples(filled.at(-1)).toReversed(),
    ...inner.map((row) => row[0]).toReversed(),
  ];
  return points.flatMap((point) => (point ? [point.x, point.y] : []));
}

/** Lays out a house. It depends on the sections, rows and numbers of seats alone, so that a sale moves nothing. */
export function layOut(parts: readonly MapPart[]): Layout {
  const total = (sections: readonly MapSection[]) =>
    sections.reduce((sum, { rows }) => sum + rows.reduce((seats, row) => seats + row.seats, 0), 0);
  const count = parts.reduce((sum, { sections }) => sum + total(sections), 0);
  const rowCount = parts.reduce((sum, part) => sum + part.sections.reduce((all, { rows }) => all + rows.length, 0), 0);
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const rowOf = rowCount < 0xffff ? new Uint16Array(count) : new Uint32Array(count);
  const rows: LaidRow[] = [];
  const sections: LaidSection[] = [];
  const { placed, stage } = partsInPlace(parts);
  const box = { ...stage };

  for (const { section, spots } of placed) {
    const own = emptyBox();
    const firstRow = rows.length;
    const firstSeat = seatsBefore(rows);
    let next = firstSeat;
    section.rows.forEach((row, depth) => {
      const at = rows.length;
      rows.push({ section: sections.length, name: row.name, first: next, seats: row.seats });
      for (const spot of spots[depth] ?? []) {
        x[next] = spot.x;
        y[next] = spot.y;
        rowOf[next] = at;
        include(own, spot.x, spot.y, margin);
        next += 1;
      }
    });
    if (next === firstSeat) include(own, 0, 0);
    sections.push({
      code: section.code,
      firstRow,
      rows: section.rows.length,
      firstSeat,
      seats: next - firstSeat,
      outline: outlineThrough(spots),
      ...middleOf(spots),
      ...extentOf(spots),
      box: own,
    });
    include(box, own.left, own.top);
    include(box, own.right, own.bottom);
  }
  return { count, x, y, rowOf, rows, sections, stage, box };
}

/** The number of seats of these rows. */
const seatsBefore = (rows: readonly LaidRow[]) => {
  const last = rows.at(-1);
  return last ? last.first + last.seats : 0;
};

/** The middle seat of the middle row: inside the section, whatever its form. */
function middleOf(spots: readonly (readonly Spot[])[]): Spot {
  const row = spots[Math.floor(spots.length / 2)] ?? [];
  const [one, other] = [row[Math.floor((row.length - 1) / 2)], row[Math.ceil((row.length - 1) / 2)]];
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0, y: 0 };
}

/** How long and how deep a section is at its middle row, the space around its seats included. */
function extentOf(spots: readonly (readonly Spot[])[]): Pick<LaidSection, 'length' | 'depth' | 'along'> {
  const row = spots[Math.floor(spots.length / 2)] ?? [];
  const [left, right] = [row[0], row.at(-1)];
  const [front, back] = [spots[0], spots.at(-1)].map((each = []) => each[Math.floor(each.length / 2)]);
  if (!left || !right || !front || !back) return { length: 0, depth: 0, along: { x: 1, y: 0 } };
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  const along = length === 0 ? { x: 1, y: 0 } : { x: (right.x - left.x) / length, y: (right.y - left.y) / length };
  const depth = Math.hypot(back.x - front.x, back.y - front.y);
  return { length: length + 2 * margin, depth: depth + 2 * margin, along };
}

/** Whether a box with level sides fits into a section, which may stand at an angle. */
export function fitsInto({ length, depth, along }: LaidSection, width: number, height: number): boolean {
  const [x, y] = [Math.abs(along.x), Math.abs(along.y)];
  return width * x + height * y <= length && width * y + height * x <= depth;
}

/** The index of a seat by its id, or -1. */
export function indexOfSeat({ rows, sections }: Layout, id: string): number {
  const [code, name, number] = id.split('/');
  const seat = Number(number);
  for (const section of sections) {
    if (section.code !== code) continue;
    for (const row of rows.slice(section.firstRow, section.firstRow + section.rows)) {
      if (row.name === name && Number.isInteger(seat) && seat >= 1 && seat <= row.seats) return row.first + seat - 1;
    }
  }
  return -1;
}

/** The id of a seat by its index; undefined when there is none. */
export function idOfSeat({ rows, sections, rowOf }: Layout, index: number): string | undefined {
  const row = rows[rowOf[index] ?? -1];
  const section = row && sections[row.section];
  return section && index >= row.first && index < row.first + row.seats
    ? seatId(section.code, row.name, index - row.first + 1)
    : undefined;
}
