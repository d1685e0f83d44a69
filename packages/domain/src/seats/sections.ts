import type { Seat } from '../order/purchase.js';
import type { PlanPart, PlanRow, PlanZone, SeatPlan } from './seatPlan.js';

/** A row with the price of its zone. */
export interface SectionRow extends PlanRow {
  zone: PlanZone['code'];
  /** Cents. */
  price: number;
}

/** A section with its rows of all zones, front to back. */
export interface PlanSection {
  code: string;
  /** Name of its part of the house. */
  part: string;
  rows: SectionRow[];
}

/** Sorts rows from the front: A, B; 9, 10; Z, AA. */
export const byName = ({ row: one }: Pick<PlanRow, 'row'>, { row: other }: Pick<PlanRow, 'row'>): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** Groups sections and rows by part. Sections without a part form a last one, so that no seat is missing. */
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

/** Number of free seats, including wheelchair and companion seats. */
export const freeIn = ({ seats, taken }: PlanRow): number => Math.max(0, seats - taken.length);

/** A seat as text, for the map, the list and the URL. */
export const seatKey = ({ section, row, seat }: Seat): string => `${section}/${row}/${seat}`;

/** Parses a seat of a URL, or undefined. */
export function seatOfKey(key: string): Seat | undefined {
  const [section, row, seat, ...more] = key.split('/');
  return section && row && seat && more.length === 0 ? { section, row, seat } : undefined;
}

/** A picked seat with properties of the plan. */
export interface PickedSeat extends Seat {
  zone: PlanZone['code'];
  /** Cents. */
  price: number;
  kind: 'seat' | 'wheelchair' | 'companion';
  /** Sold or held after picking. */
  taken: boolean;
}

/** Picked seats that the plan has, with their properties. */
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
