import type { SeatChanges, SeatPlan } from './seatPlan.js';

/** Applies changes to a plan. Unchanged rows keep their identity, and so does an unchanged plan. */
export function withChanges(plan: SeatPlan, { rows }: SeatChanges): SeatPlan {
  if (rows.length === 0) return plan;
  const keyOf = (zone: string, { section, row }: { section: string; row: string }) => `${zone}/${section}/${row}`;
  const taken = new Map(rows.map((row) => [keyOf(row.zone, row), row.taken]));
  return {
    ...plan,
    zones: plan.zones.map((zone) => ({
      ...zone,
      rows: zone.rows.map((row) => {
        const now = taken.get(keyOf(zone.code, row));
        return now ? { ...row, taken: now } : row;
      }),
    })),
  };
}
