import type { LaidRow, Layout } from './layout.js';
import { look } from './looks.js';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Maximum width of an aisle that a key crosses, in seat widths. */
const aisle = 8;

const distance = ({ x, y }: Layout, one: number, other: number) =>
  Math.hypot((x[one] ?? 0) - (x[other] ?? 0), (y[one] ?? 0) - (y[other] ?? 0));

/** Distance from the stage. */
const fromStage = ({ x, y, stage }: Layout, seat: number) =>
  Math.hypot((x[seat] ?? 0) - (stage.left + stage.right) / 2, (y[seat] ?? 0) - (stage.top + stage.bottom) / 2);

const seatsOf = ({ first, seats }: LaidRow) => Array.from({ length: seats }, (_, place) => first + place);

/** The nearest seat within a distance, or the seat itself. */
function nearest(layout: Layout, seat: number, others: readonly number[], most = Infinity): number {
  let best = seat;
  let least = most;
  for (const other of others) {
    const away = distance(layout, seat, other);
    if (away > least) continue;
    least = away;
    best = other;
  }
  return best;
}

/** Rows of other sections. */
const elsewhere = ({ sections }: Layout, own: number) =>
  sections.flatMap(({ rows }, index) => (index === own ? [] : [rows]));

/** The end of the row with the same name in another section, across an aisle. */
function beside(layout: Layout, seat: number, row: LaidRow, step: -1 | 1): number {
  const ends = elsewhere(layout, row.section).flatMap((rows) => {
    const named = rows.find(({ name, seats }) => name === row.name && seats > 0);
    return named ? [step > 0 ? named.first : named.first + named.seats - 1] : [];
  });
  return nearest(layout, seat, ends, aisle);
}

/** A seat of the next row, possibly in the section in front or behind. */
function inNextRow(layout: Layout, seat: number, row: LaidRow, step: -1 | 1): number {
  const { rows, rowOf } = layout;
  const next = rows[(rowOf[seat] ?? 0) + step];
  if (next?.section === row.section) return nearest(layout, seat, seatsOf(next));
  const facing = elsewhere(layout, row.section).flatMap((others) => (step > 0 ? others[0] : others.at(-1)) ?? []);
  const here = fromStage(layout, seat);
  const ahead = facing.flatMap(seatsOf).filter((other) => (fromStage(layout, other) - here) * step > 0);
  return nearest(layout, seat, ahead, aisle);
}

/** The next free wanted seat, cyclic by row, or the seat itself. */
export function nextFree(looks: Uint8Array, seat: number, step: -1 | 1): number {
  for (let away = 1; away < looks.length; away += 1) {
    const next = (seat + away * step + looks.length) % looks.length;
    if ((looks[next] ?? look.sold) < look.sold) return next;
  }
  return seat;
}

/**
 * The seat for a key, or undefined. Left and right cross aisles, up is towards the stage, Page Up and Page Down change
 * the section.
 */
export function seatTo(layout: Layout, seat: number, { key, ctrlKey, altKey, metaKey }: Key): number | undefined {
  const { rows, sections, rowOf, count } = layout;
  const row = rows[rowOf[seat] ?? -1];
  // Alt and Command with arrows belong to the browser.
  if (row === undefined || altKey || metaKey) return undefined;
  const last = row.first + row.seats - 1;
  const inSection = (step: number) => {
    const section = sections[row.section + step];
    return section && section.seats > 0 ? section.firstSeat : seat;
  };
  switch (key) {
    case 'ArrowLeft':
      return seat > row.first ? seat - 1 : beside(layout, seat, row, -1);
    case 'ArrowRight':
      return seat < last ? seat + 1 : beside(layout, seat, row, 1);
    case 'ArrowUp':
      return inNextRow(layout, seat, row, -1);
    case 'ArrowDown':
      return inNextRow(layout, seat, row, 1);
    case 'Home':
      return ctrlKey ? 0 : row.first;
    case 'End':
      return ctrlKey ? count - 1 : last;
    case 'PageUp':
      return inSection(-1);
    case 'PageDown':
      return inSection(1);
  }
}
