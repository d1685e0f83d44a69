import { type Box, margin, marginWithNames, type Point } from './box.js';
import { type MapPart, seatId } from './house.js';
import { include, type PlacedSection, partsInPlace } from './parts.js';

export interface LaidRow {
  /** Section index. */
  section: number;
  name: string;
  /** Index within its section. */
  depth: number;
  /** Index of the first seat, and number of seats. */
  first: number;
  seats: number;
}

export interface LaidSection {
  code: string;
  rows: readonly LaidRow[];
  /** Range of seat indexes. */
  firstSeat: number;
  seats: number;
  /** Outline through the outermost seats: x, y, x, y … */
  outline: readonly number[];
  /** Centre of its code. */
  x: number;
  y: number;
  /** Length of its rows, depth, and direction of a row as unit vector. */
  length: number;
  depth: number;
  along: Point;
  /** Including row names. */
  box: Box;
}

/**
 * A house in seat widths. Typed arrays take about 1 MB for 100,000 seats; `x` and `y` are computed lazily, after the
 * first paint.
 */
export interface Layout {
  count: number;
  /** Centres of seats. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Centre of one seat. */
  spot: (seat: number) => Point;
  /** Row index by seat. */
  rowOf: Uint16Array | Uint32Array;
  rows: LaidRow[];
  sections: LaidSection[];
  stage: Box;
  /** Bounds including the stage. */
  box: Box;
}

const emptyBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

/** Seats along the outline of a section: first row, row ends, last row. */
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

/** Lays out a house by sections, rows and numbers of seats, so that sales move nothing. */
export function layOut(parts: readonly MapPart[]): Layout {
  const { placed, stage } = partsInPlace(parts);
  const all = placed.flatMap(({ section }) => section.rows);
  const count = all.reduce((sum, { seats }) => sum + seats, 0);
  const rowOf = all.length < 0xffff ? new Uint16Array(count) : new Uint32Array(count);
  const rows: LaidRow[] = [];
  const sections: LaidSection[] = [];
  const box = { ...stage };

  let next = 0;
  const spot = (seat: number): Point => {
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
      rows: laid,
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

/** Positions of all seats. */
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

/** The middle seat of the middle row, which is inside any shape. */
function middleOf(rows: readonly LaidRow[], spot: Layout['spot']): Point {
  const row = rows[Math.floor(rows.length / 2)];
  if (!row?.seats) return { x: 0, y: 0 };
  const half = (row.seats - 1) / 2;
  const [one, other] = [spot(row.first + Math.floor(half)), spot(row.first + Math.ceil(half))];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Length and depth of a section at its middle row, including margins. */
function extentOf(rows: readonly LaidRow[], spot: Layout['spot']): Pick<LaidSection, 'length' | 'depth' | 'along'> {
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

/** Whether an upright box fits into a section, which may be rotated. */
export function fitsInto({ length, depth, along }: LaidSection, width: number, height: number): boolean {
  const [x, y] = [Math.abs(along.x), Math.abs(along.y)];
  return width * x + height * y <= length && width * y + height * x <= depth;
}

/** Index of a seat id, or -1. */
export function indexOfSeat({ sections }: Layout, id: string): number {
  const [code, name, number] = id.split('/');
  const seat = Number(number);
  const row = sections
    .filter((section) => section.code === code)
    .flatMap(({ rows }) => rows)
    .find((each) => each.name === name && seat <= each.seats);
  return row && Number.isInteger(seat) && seat >= 1 ? row.first + seat - 1 : -1;
}

/** Id of a seat index, or undefined. */
export function idOfSeat({ rows, sections, rowOf }: Layout, index: number): string | undefined {
  const row = rows[rowOf[index] ?? -1];
  const section = row && sections[row.section];
  return section && index >= row.first && index < row.first + row.seats
    ? seatId(section.code, row.name, index - row.first + 1)
    : undefined;
}
