import type { PlanRow } from '@first-gong/domain';
import { type CataloguePerformance, type CatalogueZone, soldSeats } from '../catalogue/index.js';

/** The rows of a zone as they stood before this shop opened. */
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

/**
 * The same rows with seats that have been taken since; rows where nothing happened stay the same objects.
 * @param taken `section/row/seat` of each.
 */
export function withTaken(rows: readonly PlanRow[], taken: readonly string[]): readonly PlanRow[] {
  if (taken.length === 0) return rows;
  const byRow = new Map<string, number[]>();
  for (const name of taken) {
    const cut = name.lastIndexOf('/');
    const row = name.slice(0, cut);
    byRow.set(row, [...(byRow.get(row) ?? []), Number(name.slice(cut + 1))]);
  }
  return rows.map((row) => {
    const more = byRow.get(`${row.section}/${row.row}`);
    return more === undefined ? row : { ...row, taken: [...row.taken, ...more].sort((a, b) => a - b) };
  });
}
