import type { Seat } from '../order/purchase.js';
import type { PlanPart, PlanRow, PlanZone, SeatPlan } from './seatPlan.js';

/** A row of a section with the zone that sells it. */
export interface SectionRow extends PlanRow {
  zone: PlanZone['code'];
  /** Cents. */
  price: number;
}

/** One section of the house with its rows from front to back, whichever zones sell them. */
export interface PlanSection {
  code: string;
  /** The name of the part of the house in which it is. */
  part: string;
  rows: SectionRow[];
}

/** Front rows first: A before B, 9 before 10, Z before AA. */
const byName = ({ row: one }: PlanRow, { row: other }: PlanRow) =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/**
 * The parts of a house with the rows of their sections. Sections that no part names are in their own part at the
 * end, so that no seat is missing.
 */
export function sectionsOf({ parts, zones }: SeatPlan): { part: PlanPart; sections: PlanSection[] }[] {
  const rows = new Map<string, SectionRow[]>();
  for (const { code, price, rows: own } of zones) {
    for (const row of own) {
      const known = rows.get(row.section);
      if (known) known.push({ ...row, zone: code, price });
      else rows.set(row.section, [{ ...row, zone: code, price }]);
    }
  }
  const take = (part: PlanPart) => {
    const sections = part.sections.flatMap((code) => {
      const own = rows.get(code);
      rows.delete(code);
      return own ? [{ code, part: part.name, rows: own.sort(byName) }] : [];
    });
    return sections.length === 0 ? [] : [{ part, sections }];
  };
  const named = parts.flatMap(take);
  return [...named, ...take({ name: '', place: 'front', sections: [...rows.keys()] })];
}

/** The number of free seats of a row, wheelchair spaces and companions' seats included. */
export const freeIn = ({ seats, taken }: PlanRow): number => Math.max(0, seats - taken.length);

/** A seat as a text, and back. The map, the list and the address of the page use it. */
export const seatKey = ({ section, row, seat }: Seat): string => `${section}/${row}/${seat}`;

/** The seat of a text, which may come from anywhere; undefined when it names none. */
export function seatOfKey(key: string): Seat | undefined {
  const [section, row, seat, ...more] = key.split('/');
  return section && row && seat && more.length === 0 ? { section, row, seat } : undefined;
}

/** A picked seat with the facts of the plan. */
export interface PickedSeat extends Seat {
  zone: PlanZone['code'];
  /** Cents. */
  price: number;
  kind: 'seat' | 'wheelchair' | 'companion';
  /** Sold or held since it was picked. */
  taken: boolean;
}

/** Picked seats with their facts, in their order; without those that the plan does not have. */
export function pickedOn({ zones }: SeatPlan, seats: readonly Seat[]): PickedSeat[] {
  return seats.flatMap((seat) => {
    const number = Number(seat.seat);
    for (const { code: zone, price, rows } of zones) {
      const row = rows.find(({ section, row: name }) => section === seat.section && name === seat.row);
      if (!row || !Number.isInteger(number) || number < 1 || number > row.seats || String(number) !== seat.seat)
        continue;
      const kind = row.wheelchair.includes(number)
        ? 'wheelchair'
        : row.companion.includes(number)
          ? 'companion'
          : 'seat';
      return [{ ...seat, zone, price, kind, taken: row.taken.includes(number) }];
    }
    return [];
  });
}
