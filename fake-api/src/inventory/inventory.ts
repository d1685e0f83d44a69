import { type Availability, bestAvailable, nextEntries, type Seat, type SeatChoice } from '@first-gong/domain';
import {
  type CataloguePerformance,
  type CatalogueZone,
  type SeatRow,
  soldAtStart,
  soldSeats,
} from '../catalogue/index.js';
import type { Hold, State, SeatRow as TakenSeat } from '../state.js';
import { groupBy, type Reader, type Watcher, type Writer } from '../store/index.js';
import { memoized } from './memo.js';

/** reading: the share of a house from which on few places are left. */
const fewShare = 0.05;

const zoneKey = (performanceId: string, zone: string) => `${performanceId}/${zone}`;
const seatKey = (performanceId: string, zone: string, { section, row, seat }: Seat) =>
  `${zoneKey(performanceId, zone)}/${section}/${row}/${seat}`;

/** Places of every performance: what was sold before this shop opened, and what is held or sold since. */
export interface Inventory {
  /** Keeps the counts; to be given to the store. */
  watcher: Watcher<State>;
  /** Goes up with every seat that is held, sold or given back. */
  version(): number;
  /** Performances whose places have changed since this was last asked. */
  takeChanged(): string[];
  remaining(performance: CataloguePerformance, zone: CatalogueZone): number;
  remainingOf(performance: CataloguePerformance): number;
  level(performance: CataloguePerformance): Availability;
  /** The best places that nobody has, or null when there are too few. */
  choose(
    data: Reader<State>,
    performance: CataloguePerformance,
    zone: CatalogueZone,
    quantity: number,
  ): SeatChoice | null;
  take(tx: Writer<State>, hold: Hold): void;
  giveBack(tx: Writer<State>, hold: Hold): void;
}

/** @param seatGuard `false` lets a seat be taken that somebody has: only for the control of the race test. */
export function createInventory({ seatGuard = true }: { seatGuard?: boolean }): Inventory {
  const ours = groupBy<State, 'seats'>('seats', ({ performanceId, zone }) => zoneKey(performanceId, zone));
  const changed = new Set<string>();
  let version = 0;

  const soldBefore = memoized(
    20_000,
    (performance: CataloguePerformance, zone: CatalogueZone) =>
      soldAtStart(performance, zone) + zone.rows.reduce((sum, row) => sum + keptBack(performance, zone, row).length, 0),
  );
  const soldMap = memoized(32, (performance: CataloguePerformance, zone: CatalogueZone) =>
    zone.rows.map((row) => new Set([...soldSeats(performance, zone, row), ...keptBack(performance, zone, row)])),
  );
  const takenHere = ({ id }: CataloguePerformance, { code }: CatalogueZone) => ours.of(zoneKey(id, code)).size;

  const remaining: Inventory['remaining'] = (performance, zone) =>
    Math.max(0, zone.capacity - soldBefore(performance, zone) - takenHere(performance, zone));
  const remainingOf: Inventory['remainingOf'] = (performance) =>
    performance.zones.reduce((sum, zone) => sum + remaining(performance, zone), 0);

  return {
    watcher(change, before) {
      ours.watcher(change, before);
      const [table, , row] = change;
      if (table !== 'seats') return;
      version += 1;
      const seat = (row ?? before) as TakenSeat | undefined;
      if (seat) changed.add(seat.performanceId);
    },
    version: () => version,
    takeChanged() {
      const all = [...changed];
      changed.clear();
      return all;
    },
    remaining,
    remainingOf,
    level(performance) {
      const { demand, zones } = performance;
      if (demand.level === 'soldOut') return 'soldOut';
      // Most performances have sold nothing here: the catalogue knows them without counting rows.
      if (demand.level === 'plenty' && zones.every((zone) => takenHere(performance, zone) === 0)) return 'plenty';
      const left = remainingOf(performance);
      if (left === 0) return 'soldOut';
      const capacity = zones.reduce((sum, zone) => sum + zone.capacity, 0);
      return demand.level === 'few' || left <= capacity * fewShare ? 'few' : 'plenty';
    },
    choose(data, performance, zone, quantity) {
      const isOurs = (seat: Seat) => data.get('seats', seatKey(performance.id, zone.code, seat)) !== undefined;
      if (zone.rows.length === 0) {
        const before = soldBefore(performance, zone);
        const section = zone.code;
        const taken = (entry: number) => entry <= before || isOurs({ section, row: '', seat: String(entry) });
        return nextEntries({ section, places: zone.capacity, taken }, quantity);
      }
      const sold = soldMap(performance, zone);
      const rows = zone.rows.map(({ section, row, seats, rank }, index) => ({
        section,
        row,
        seats,
        distance: rank,
        taken: (seat: number) => sold[index]?.has(seat) || isOurs({ section, row, seat: String(seat) }),
      }));
      return bestAvailable(rows, quantity);
    },
    take(tx, { holdId, show, zone, seats }) {
      for (const seat of seats) {
        const id = seatKey(show.performanceId, zone.code, seat);
        const owner = tx.get('seats', id);
        if (seatGuard && owner !== undefined)
          throw new Error(`Seat ${id} is ${owner.holdId}'s: it cannot be ${holdId}'s.`);
        tx.put('seats', { id, performanceId: show.performanceId, zone: zone.code, holdId });
      }
    },
    giveBack(tx, { holdId, show, zone, seats }) {
      for (const seat of seats) {
        const id = seatKey(show.performanceId, zone.code, seat);
        if (tx.get('seats', id)?.holdId === holdId) tx.remove('seats', id);
      }
    },
  };
}

/** Wheelchair spaces and their companions' seats that are still free: the box office sells them, not the website. */
function keptBack(performance: CataloguePerformance, zone: CatalogueZone, row: SeatRow): number[] {
  const kept = [...row.wheelchair, ...row.companion];
  if (kept.length === 0) return kept;
  const sold = soldSeats(performance, zone, row);
  return kept.filter((seat) => !sold.has(seat));
}
