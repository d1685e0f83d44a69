import { type Box, margin, marginWithNames } from './box.js';
import { type MapPart, type MapSection, seatId } from './house.js';
import { include, type PlacedSection, partsInPlace, type Spot } from './parts.js';

export interface LaidRow {
  /** The index of its section. */
  section: number;
  name: string;
  /** Its place among the rows of its section. */
  depth: number;
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
  /** With the names of its rows. */
  box: Box;
}

/**
 * The house laid out flat, in seat widths. Seats are numbers from 0 and their facts are in typed arrays, so that 100,000
 * of them take little more than a megabyte. The places of all seats are worked out when `x` or `y` is read first: the
 * first paint needs the outlines of the sections and the place of one seat.
 */
export interface Layout {
  count: number;
  /** The middle of each seat. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The middle of one seat. */
  spot: (seat: number) => Spot;
  /** The index of the row of each seat. */
  rowOf: Uint16Array | Uint32Array;
  rows: LaidRow[];
  sections: LaidSection[];
  stage: Box;
  /** Everything, the stage included. */
  box: Box;
}

const emptyBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

/** The seats on the outline of a section: along its first row, down the ends of its rows, and back along the last one. */
function outermost(rows: readonly LaidRow[]): number[] {
  const filled = rows.filter(({ seats }) => seats > 0);
  const samples = (row?: LaidRow) => {
    if (!row) return [];
    const steps = Math.min(6, row.seats - 1);
    return Array.from(
      { length: steps + 1 },
      (_, step) => row.first + Math.round((step * (row.seats - 1)) / (steps || 1)),
    );
  };
  const inner = filled.slice(1, -1);
  return [
    ...samples(filled[0]),
    ...inner.map(lastOf),
    ...samples(filled.at(-1)).toReversed(),
    ...inner.map(({ first }) => first).toReversed(),
  ];
}

/** Lays out a house. It depends on the sections, rows and numbers of seats alone, so that a sale moves nothing. */
export function layOut(parts: readonly MapPart[]): Layout {
  const total = (sections: readonly MapSection[]) =>
    sections.reduce((sum, { rows }) => sum + rows.reduce((seats, row) => seats + row.seats, 0), 0);
  const count = parts.reduce((sum, { sections }) => sum + total(sections), 0);
  const rowCount = parts.reduce((sum, part) => sum + part.sections.reduce((all, { rows }) => all + rows.length, 0), 0);
  const rowOf = rowCount < 0xffff ? new Uint16Array(count) : new Uint32Array(count);
  const rows: LaidRow[] = [];
  const sections: LaidSection[] = [];
  const { placed, stage } = partsInPlace(parts);
  const box = { ...stage };

  let next = 0;
  const spot = (seat: number): Spot => {
    const row = rows[rowOf[seat] ?? -1];
    return (row && placed[row.section]?.spotOf(row.depth, seat - row.first)) ?? { x: 0, y: 0 };
  };

  for (const { section } of placed) {
    const firstRow = rows.length;
    const firstSeat = next;
    section.rows.forEach(({ name, seats }, depth) => {
      rowOf.fill(rows.length, next, next + seats);
      rows.push({ section: sections.length, name, depth, first: next, seats });
      next += seats;
    });
    const laid = rows.slice(firstRow);
    const outline = outermost(laid).map(spot);
    const own = emptyBox();
    for (const { x, y } of outline) include(own, x, y, marginWithNames);
    if (next === firstSeat) include(own, 0, 0);
    sections.push({
      code: section.code,
      firstRow,
      rows: laid.length,
      firstSeat,
      seats: next - firstSeat,
      outline: outline.flatMap(({ x, y }) => [x, y]),
      ...middleOf(laid, spot),
      ...extentOf(laid, spot),
      box: own,
    });
    include(box, own.left, own.top);
    include(box, own.right, own.bottom);
  }

  let places: Pick<Layout, 'x' | 'y'> | undefined;
  const allPlaces = () => {
    places ??= placesOf(rows, placed, count);
    return places;
  };
  return {
    count,
    get x() {
      return allPlaces().x;
    },
    get y() {
      return allPlaces().y;
    },
    spot,
    rowOf,
    rows,
    sections,
    stage,
    box,
  };
}

/** The places of all seats. */
function placesOf(rows: readonly LaidRow[], placed: readonly PlacedSection[], count: number) {
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  for (const { section, depth, first, seats } of rows) {
    const spotOf = placed[section]?.spotOf;
    for (let place = 0; spotOf && place < seats; place += 1) {
      const spot = spotOf(depth, place);
      x[first + place] = spot.x;
      y[first + place] = spot.y;
    }
  }
  return { x, y };
}

const lastOf = ({ first, seats }: LaidRow) => first + seats - 1;

/** The middle seat of the middle row: inside the section, whatever its form. */
function middleOf(rows: readonly LaidRow[], spot: (seat: number) => Spot): Spot {
  const row = rows[Math.floor(rows.length / 2)];
  if (!row?.seats) return { x: 0, y: 0 };
  const half = (row.seats - 1) / 2;
  const [one, other] = [spot(row.first + Math.floor(half)), spot(row.first + Math.ceil(half))];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** How long and how deep a section is at its middle row, the space around its seats included. */
function extentOf(
  rows: readonly LaidRow[],
  spot: (seat: number) => Spot,
): Pick<LaidSection, 'length' | 'depth' | 'along'> {
  const [row, first, last] = [rows[Math.floor(rows.length / 2)], rows[0], rows.at(-1)];
  if (!row?.seats || !first?.seats || !last?.seats) return { length: 0, depth: 0, along: { x: 1, y: 0 } };
  const [left, right] = [spot(row.first), spot(lastOf(row))];
  const middleIn = ({ first, seats }: LaidRow) => spot(first + Math.floor(seats / 2));
  const [front, back] = [middleIn(first), middleIn(last)];
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
