import { type DemandLevel, demandLevels } from '../sample-data/demandLevels.js';
import { fraction, hash, mix, pick } from './hash.js';
import type { CataloguePerformance, CatalogueZone, Demand, SeatRow } from './types.js';

/**
 * Initial sales are functions of the performance id, so nothing is stored. Counts per row are cheap; seats are computed
 * for seat maps only.
 */

export function demandOf(performanceId: string, demandLevel: DemandLevel): Demand {
  const seed = hash(performanceId);
  const chance = fraction(seed);
  const { soldOut, few, from, to } = demandLevels[demandLevel];
  if (chance < soldOut) return { level: 'soldOut', share: 1 };
  if (chance < soldOut + few) return { level: 'few', share: 1 };
  return { level: 'plenty', share: from + (to - from) * fraction(mix(seed, 1)) };
}

interface ZoneDemand extends Demand {
  seed: number;
}

/** One zone has the demand of the performance, others may have more. */
function zoneDemand(performance: CataloguePerformance, zone: CatalogueZone): ZoneDemand {
  const house = hash(performance.id);
  const seed = mix(house, zone.code.charCodeAt(0));
  const index = performance.zones.findIndex(({ code }) => code === zone.code);
  const keeps = index === pick(mix(house, 7), performance.zones.length);
  const { level, share } = performance.demand;
  if (level === 'soldOut') return { level, share, seed };
  if (level === 'few') return { level: keeps || fraction(seed) < 0.25 ? 'few' : 'soldOut', share, seed };
  if (!keeps && fraction(seed) < share * 0.2) return { level: 'soldOut', share: 1, seed };
  return { level, share: Math.min(0.95, Math.max(0, share + (fraction(mix(seed, 2)) - 0.5) * 0.2)), seed };
}

/** Three to fourteen places, but never a whole zone. */
const lastPlaces = ({ seed }: ZoneDemand, zone: CatalogueZone) =>
  Math.min(3 + pick(mix(seed, 3), 12), zone.capacity - 1);

function countInRow(demand: ZoneDemand, zone: CatalogueZone, row: SeatRow): number {
  if (demand.level === 'soldOut') return row.seats;
  if (demand.level === 'few') {
    // At least one row of similar rank, so that "few" is never zero.
    const rows = zone.rows.length;
    const from = (row.rank + rows - pick(mix(demand.seed, 4), rows)) % rows;
    const open = from < lastPlaces(demand, zone) / 2;
    return open ? row.seats - Math.min(row.seats, 1 + pick(mix(demand.seed, row.salt + 1), 3)) : row.seats;
  }
  // Good rows sell first, in whole parties.
  const noise = fraction(mix(demand.seed, row.salt));
  const nearness = 0.5 - row.rank / Math.max(1, zone.rows.length - 1);
  const share = demand.share + nearness * 0.3 + (noise - 0.5) * 0.5;
  return Math.round(row.seats * Math.min(1, Math.max(0, share)));
}

export const soldInRow = (performance: CataloguePerformance, zone: CatalogueZone, row: SeatRow): number =>
  countInRow(zoneDemand(performance, zone), zone, row);

/** Number of sold places in a zone. */
export function soldAtStart(performance: CataloguePerformance, zone: CatalogueZone): number {
  const demand = zoneDemand(performance, zone);
  if (zone.rows.length > 0) return zone.rows.reduce((sum, row) => sum + countInRow(demand, zone, row), 0);
  if (demand.level === 'soldOut') return zone.capacity;
  if (demand.level === 'few') return zone.capacity - lastPlaces(demand, zone);
  return Math.round(zone.capacity * demand.share);
}

/**
 * Sold seat numbers of a row, in parties with one to three gaps. Zones without rows sold the numbers 1 to
 * `soldAtStart`.
 */
export function soldSeats(performance: CataloguePerformance, zone: CatalogueZone, row: SeatRow): ReadonlySet<number> {
  const demand = zoneDemand(performance, zone);
  const sold = countInRow(demand, zone, row);
  const free = row.seats - sold;
  const seed = mix(demand.seed, row.salt);
  const gaps = Math.min(free, sold + 1, 1 + pick(mix(seed, 5), Math.min(3, Math.ceil(row.seats / 6))));
  const open = split(free, gaps, mix(seed, 6), 1);
  // Sold seats before, between and after the gaps. Only those between need at least one.
  const taken = split(sold - Math.max(0, gaps - 1), gaps + 1, mix(seed, 8), 0).map((size, index) =>
    index > 0 && index < gaps ? size + 1 : size,
  );
  const numbers = new Set<number>();
  let seat = 1;
  taken.forEach((size, index) => {
    for (let count = 0; count < size; count += 1) numbers.add(seat++);
    seat += open[index] ?? 0;
  });
  return numbers;
}

/** Splits an integer into random parts of at least `least`. */
function split(total: number, parts: number, seed: number, least: 0 | 1): number[] {
  if (parts <= 0) return [];
  const rest = total - parts * least;
  const cuts = Array.from({ length: parts - 1 }, (_, index) => pick(mix(seed, index), rest + 1)).sort((a, b) => a - b);
  return [...cuts, rest].map((cut, index) => cut - (cuts[index - 1] ?? 0) + least);
}
