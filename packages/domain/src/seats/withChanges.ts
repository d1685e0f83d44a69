import type { EventDetail } from '../catalogue/event.js';
import type { SeatChanges, SeatPlan } from './seatPlan.js';

/** Applies changes to a plan. Unchanged rows keep their identity, and so does an unchanged plan. */
export function withChanges(plan: SeatPlan, { version, rows }: Pick<SeatChanges, 'version' | 'rows'>): SeatPlan {
  if (rows.length === 0) return plan;
  const keyOf = (zone: string, { section, row }: { section: string; row: string }) => `${zone}/${section}/${row}`;
  const taken = new Map(rows.map((row) => [keyOf(row.zone, row), row.taken]));
  return {
    ...plan,
    version,
    zones: plan.zones.map((zone) => ({
      ...zone,
      rows: zone.rows.map((row) => {
        const now = taken.get(keyOf(zone.code, row));
        return now ? { ...row, taken: now } : row;
      }),
    })),
  };
}

/** An event with the seats that are left of a performance. Without a difference, the event is the same object. */
export function withSeatsLeft(event: EventDetail, performanceId: string, { zones }: Pick<SeatChanges, 'zones'>) {
  const leftOf = (code: string) => zones.find((zone) => zone.code === code);
  const isOld = (zone: EventDetail['performances'][number]['zones'][number]) => {
    const left = leftOf(zone.code);
    return left && (left.remaining !== zone.remaining || left.wheelchairLeft !== zone.wheelchairLeft);
  };
  const performance = event.performances.find(({ id }) => id === performanceId);
  if (!performance?.zones.some(isOld)) return event;
  const now = { ...performance, zones: performance.zones.map((zone) => ({ ...zone, ...leftOf(zone.code) })) };
  return { ...event, performances: event.performances.map((each) => (each === performance ? now : each)) };
}
