import { randomUUID } from 'node:crypto';
import {
  type Availability,
  bestAvailable,
  nextEntries,
  ordinaryRows,
  type PlanRow,
  type Seat,
  type SeatChanges,
  type SeatChoice,
} from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { type CataloguePerformance, type CatalogueZone, soldAtStart, soldSeats } from '../catalogue/index.js';
import type { Reader, Watcher, Writer } from '../store/index.js';
import { inverted, planRows, withoutTaken, withTaken } from './plan.js';
import { returnTable, type SeatRow, seatTable } from './rows.js';
import { createTakenPlaces } from './takenPlaces.js';

/** assumption: maximum share of free seats for the flag `few`. */
const fewShare = 0.05;

/** Maximum zones with cached rows, and with cached counts. A stadium has four zones. */
const rowsKept = 64;
const countsKept = 20_000;

const zoneKey = (performanceId: string, zone: string) => `${performanceId}/${zone}`;
const seatKey = (performanceId: string, zone: string, { section, row, seat }: Seat) =>
  `${zoneKey(performanceId, zone)}/${section}/${row}/${seat}`;

/** The part of a hold that the inventory reads. */
interface HeldSeats {
  holdId: string;
  show: { performanceId: string };
  zone: { code: SeatRow['zone'] };
  seats: readonly Seat[];
}

type InZone<Result> = (performance: CataloguePerformance, zone: CatalogueZone) => Result;

/** An LRU cache of `capacity` values, by performance and zone. */
function memoized<Value extends object>(capacity: number, work: InZone<Value>): InZone<Value> {
  const values = new LRUCache<string, Value, Parameters<InZone<Value>>>({
    max: capacity,
    memoMethod: (_key, _stale, { context }) => work(...context),
  });
  return (performance, zone) => values.memo(zoneKey(performance.id, zone.code), { context: [performance, zone] });
}

/** Number of performances with remembered changes. Readers of others receive all rows. */
const performancesRemembered = 2000;

/** Seats of every performance: initial sales, later holds and purchases. */
export type Inventory = ReturnType<typeof createInventory>;
/** A reader's view of all seats. */
export type Places = ReturnType<Inventory['in']>;

export function createInventory(remembered = performancesRemembered) {
  const ours = createTakenPlaces(seatTable);
  const returned = createTakenPlaces(returnTable);
  const changed = new Set<string>();
  let version = 0;
  const start = randomUUID();
  /** Version of the last change per row (`zone/section/row`), by performance. */
  const rowVersions = new LRUCache<string, Map<string, number>>({
    max: remembered,
    dispose: (_versions, _id, reason) => {
      if (reason === 'evict') rememberedSince = version;
    },
  });
  /** Changes before this version may be forgotten. */
  let rememberedSince = 0;

  const rowsBefore = memoized(rowsKept, planRows);
  const before = memoized(countsKept, (performance, zone) => ({
    sold: soldAtStart(performance, zone),
    keptBack: keptBackSeats(performance, zone, ({ wheelchair, companion }) => [...wheelchair, ...companion]),
    wheelchairs: keptBackSeats(performance, zone, ({ wheelchair }) => wheelchair),
  }));
  const planVersion = () => `${start} ${version}`;
  /** Whether the changes since a version are remembered. */
  const remembers = (since: string) => {
    const [of, at] = since.split(' ');
    return of === start && Number.isInteger(Number(at)) && Number(at) >= rememberedSince;
  };

  const placesIn = (data: Reader) => {
    const takenHere: InZone<ReadonlySet<string>> = ({ id }, { code }) => ours.of(data, id, code);
    const returnedHere: InZone<ReadonlySet<string>> = ({ id }, { code }) => returned.of(data, id, code);

    /** Seats for best available, without wheelchair and companion seats. */
    const remaining: InZone<number> = (performance, zone) => {
      if (performance.cancelled) return 0;
      const { sold, keptBack } = before(performance, zone);
      const here = takenHere(performance, zone);
      const keptBackHere = here.size === 0 ? 0 : keptBack.filter((key) => here.has(key)).length;
      const back = returnedHere(performance, zone).size;
      return Math.max(0, zone.capacity - sold + back - keptBack.length - here.size + keptBackHere);
    };
    const remainingOf = (performance: CataloguePerformance) =>
      performance.zones.reduce((sum, zone) => sum + remaining(performance, zone), 0);

    /** Rows with initial sales, minus seats that were returned since. */
    const rowsOnSale: InZone<readonly PlanRow[]> = (performance, zone) =>
      withoutTaken(rowsBefore(performance, zone), returnedHere(performance, zone));
    /** Rows of a zone with unavailable seats; empty without numbered seats. */
    const rows: InZone<readonly PlanRow[]> = (performance, zone) =>
      withTaken(rowsOnSale(performance, zone), takenHere(performance, zone));

    /** Seats for best available and free wheelchair spaces, as in an event's zones. */
    const seatsLeft = (performance: CataloguePerformance, zone: CatalogueZone) => {
      const here = takenHere(performance, zone);
      return {
        remaining: remaining(performance, zone),
        ...(zone.rows.length > 0 && {
          wheelchairLeft: before(performance, zone).wheelchairs.filter((key) => !here.has(key)).length,
        }),
      };
    };

    /** Whether an entry number was sold initially and not returned. */
    const isSoldEntry: InZone<(seat: number) => boolean> = (performance, zone) => {
      const { sold } = before(performance, zone);
      const back = returnedHere(performance, zone);
      return (seat) => seat <= sold && !back.has(entryKey(performance, zone, seat));
    };

    return {
      remaining,
      remainingOf,
      rows,
      seatsLeft,
      /** Whether a wheelchair space is free. Cheap, because it reads the rows with such spaces until the first one. */
      hasWheelchairSpace: (performance: CataloguePerformance): boolean =>
        !performance.cancelled &&
        performance.zones.some((zone) => {
          const here = takenHere(performance, zone);
          return hasFreeSpace(performance, zone, (key) => here.has(key));
        }),
      level(performance: CataloguePerformance): Availability {
        const { demand, zones } = performance;
        if (performance.cancelled) return 'soldOut';
        const comesBack = (zone: CatalogueZone) => returnedHere(performance, zone).size > 0;
        if (demand.level === 'soldOut' && !zones.some(comesBack)) return 'soldOut';
        // The catalogue knows the level of performances without own sales, so rows need no count.
        if (demand.level === 'plenty' && zones.every((zone) => takenHere(performance, zone).size === 0)) {
          return 'plenty';
        }
        const left = remainingOf(performance);
        if (left === 0) return 'soldOut';
        const capacity = zones.reduce((sum, zone) => sum + zone.capacity, 0);
        return demand.level === 'few' || left <= capacity * fewShare ? 'few' : 'plenty';
      },
      /** Rows that changed since a version; all rows for an unknown version, none without one. What is left of zones. */
      changesSince(performance: CataloguePerformance, since = planVersion()): SeatChanges {
        const isKnown = remembers(since);
        const at = since.split(' ')[1];
        const versions = [...(rowVersions.get(performance.id) ?? [])];
        const changedRows = new Set(versions.filter(([, changedAt]) => changedAt > Number(at)).map(([name]) => name));
        const changedZones = new Set([...changedRows].map((name) => name.split('/')[0]));
        const zones = performance.zones.filter(({ code }) => !isKnown || changedZones.has(code));
        return {
          version: planVersion(),
          rows: zones.flatMap((zone) =>
            rows(performance, zone)
              .filter(({ section, row }) => !isKnown || changedRows.has(`${zone.code}/${section}/${row}`))
              .map(({ section, row, taken }) => ({ zone: zone.code, section, row, taken })),
          ),
          zones: performance.zones.map((zone) => ({ code: zone.code, ...seatsLeft(performance, zone) })),
        };
      },
      /** Best available seats, or null with too few. */
      choose(performance: CataloguePerformance, zone: CatalogueZone, quantity: number): SeatChoice | null {
        if (zone.rows.length > 0) return bestAvailable(ordinaryRows(rows(performance, zone)), quantity);
        const isSold = isSoldEntry(performance, zone);
        const here = takenHere(performance, zone);
        const taken = (seat: number) => isSold(seat) || here.has(entryKey(performance, zone, seat));
        return nextEntries({ section: zone.code, places: zone.capacity, taken }, quantity);
      },
      /** Best seats among the initially sold ones. */
      chooseSold(performance: CataloguePerformance, zone: CatalogueZone, quantity: number): SeatChoice | null {
        if (zone.rows.length > 0) {
          return bestAvailable(ordinaryRows(inverted(rowsOnSale(performance, zone))), quantity);
        }
        const isSold = isSoldEntry(performance, zone);
        const taken = (seat: number) => !isSold(seat);
        return nextEntries({ section: zone.code, places: zone.capacity, taken }, quantity);
      },
    };
  };

  const note: Watcher = ({ table, id }) => {
    if (table !== seatTable && table !== returnTable) return;
    version += 1;
    const [performanceId = ''] = id.split('/');
    changed.add(performanceId);
    const versions = rowVersions.get(performanceId) ?? new Map<string, number>();
    rowVersions.set(performanceId, versions.set(id.slice(performanceId.length + 1, id.lastIndexOf('/')), version));
  };

  return {
    watchers: [ours.watcher, returned.watcher, note],
    /** Increases with every hold, sale and return. */
    version: () => version,
    /** Performances that changed since the last call. */
    takeChanged(): string[] {
      const all = [...changed];
      changed.clear();
      return all;
    },
    /** The version of all plans. New after a restart. */
    planVersion,
    remembers,
    /** The seats in a transaction or outside one. */
    in: placesIn,
    /** Takes the seats of a hold. @throws Error for a taken seat, because callers choose free seats */
    take(tx: Writer, { holdId, show: { performanceId }, zone, seats }: HeldSeats): void {
      for (const seat of seats) {
        const id = seatKey(performanceId, zone.code, seat);
        const owner = tx.get(seatTable, id);
        if (owner !== undefined) throw new Error(`Seat ${id} is ${owner.holdId}'s: it cannot be ${holdId}'s.`);
        tx.put(seatTable, { id, performanceId, zone: zone.code, holdId });
      }
    },
    giveBack(tx: Writer, { holdId, show, zone, seats }: HeldSeats): void {
      for (const seat of seats) {
        const id = seatKey(show.performanceId, zone.code, seat);
        if (tx.get(seatTable, id)?.holdId === holdId) tx.remove(seatTable, id);
      }
    },
    /** Returns initially sold seats to sale, adjacent if possible, as if the box office took them back. */
    returnSold(tx: Writer, performance: CataloguePerformance, zone: CatalogueZone, quantity: number): void {
      for (const seat of placesIn(tx).chooseSold(performance, zone, quantity)?.seats ?? []) {
        const id = seatKey(performance.id, zone.code, seat);
        tx.put(returnTable, { id, performanceId: performance.id, zone: zone.code });
      }
    },
  };
}

const noneTaken = () => false;

/** Whether a wheelchair space was free initially and is not taken since. */
const hasFreeSpace = (
  performance: CataloguePerformance,
  zone: CatalogueZone,
  isTaken: (key: string) => boolean,
): boolean =>
  zone.rows.some((row) => {
    if (row.wheelchair.length === 0) return false;
    const sold = soldSeats(performance, zone, row);
    return row.wheelchair.some(
      (seat) => !sold.has(seat) && !isTaken(seatKey(performance.id, zone.code, { ...row, seat: String(seat) })),
    );
  });

/** Whether a wheelchair space was free initially. */
export const hadWheelchairSpace = (performance: CataloguePerformance): boolean =>
  performance.zones.some((zone) => hasFreeSpace(performance, zone, noneTaken));

/** Key of a place in a zone without rows. */
const entryKey = ({ id }: CataloguePerformance, { code }: CatalogueZone, seat: number): string =>
  seatKey(id, code, { section: code, row: '', seat: String(seat) });

/** Keys of initially free seats that best available does not sell. */
const keptBackSeats = (
  performance: CataloguePerformance,
  zone: CatalogueZone,
  kept: (row: CatalogueZone['rows'][number]) => readonly number[],
): string[] =>
  zone.rows
    .filter(({ wheelchair }) => wheelchair.length > 0)
    .flatMap((row) => {
      const sold = soldSeats(performance, zone, row);
      return kept(row)
        .filter((seat) => !sold.has(seat))
        .map((seat) => seatKey(performance.id, zone.code, { ...row, seat: String(seat) }));
    });
