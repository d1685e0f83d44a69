import type { PlanRow } from '@first-gong/domain';
import { type CataloguePerformance, type CatalogueZone, soldSeats } from '../catalogue/index.js';

/** Rows of a zone with initial sales. */
export const planRows = (performance: CataloguePerformance, zone: CatalogueZone): readonly PlanRow[] =>
  zone.rows.map((row) => ({
    section: row.section,
    row: row.row,
    seats: row.seats,
    distance: row.rank,
    taken: [...soldSeats(performance, zone, row)],
    wheelchair: [...row.wheelchair],
    companion: [...row.companion],
  }));

/** Adds taken seats. Unchanged rows keep their identity. @param taken `performance/zone/section/row/seat` */
export const withTaken = (rows: readonly PlanRow[], taken: ReadonlySet<string>): readonly PlanRow[] =>
  changed(rows, taken, (before, more) => [...before, ...more].sort((a, b) => a - b));

/** Removes taken seats. @param returned format of `taken` in `withTaken` */
export const withoutTaken = (rows: readonly PlanRow[], returned: ReadonlySet<string>): readonly PlanRow[] =>
  changed(rows, returned, (before, back) => before.filter((seat) => !back.includes(seat)));

/** Inverts rows, so that only taken seats are available. */
export const inverted = (rows: readonly PlanRow[]): readonly PlanRow[] =>
  rows.map((row) => {
    const all = Array.from({ length: row.seats }, (_, index) => index + 1);
    return { ...row, taken: all.filter((seat) => !row.taken.includes(seat)) };
  });

function changed(
  rows: readonly PlanRow[],
  keys: ReadonlySet<string>,
  change: (taken: readonly number[], named: readonly number[]) => number[],
): readonly PlanRow[] {
  if (keys.size === 0) return rows;
  const byRow = new Map<string, number[]>();
  for (const key of keys) {
    const [, , section, row, seat] = key.split('/');
    byRow.set(`${section}/${row}`, [...(byRow.get(`${section}/${row}`) ?? []), Number(seat)]);
  }
  return rows.map((row) => {
    const named = byRow.get(`${row.section}/${row.row}`);
    return named === undefined ? row : { ...row, taken: change(row.taken, named) };
  });
}
