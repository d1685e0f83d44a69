import {
  type BestOffers,
  bestOffers,
  type Lang,
  RuleError,
  readWholeNumber,
  type SeatPlan,
  ticketsPerTransaction,
} from '@first-gong/domain';
import type { CataloguePerformance } from '../catalogue/index.js';
import { pick } from '../shared/pick.js';
import type { Places } from './inventory.js';

/** The plan of a performance with all unavailable seats. */
export const seatPlanOf = (
  performance: CataloguePerformance,
  places: Places,
  version: string,
  lang: Lang,
): SeatPlan => ({
  performanceId: performance.id,
  version,
  focus: performance.house.focus,
  ...(performance.house.layout && { layout: performance.house.layout }),
  parts: performance.house.parts.map(({ name, ...part }) => ({ ...part, name: name[lang] })),
  zones: performance.zones.map((zone) => ({
    ...pick(zone, ['code', 'price', 'standing']),
    name: zone.name[lang],
    rows: [...places.rows(performance, zone)],
  })),
});

/**
 * Best seats of a zone, a nearer and a cheaper alternative.
 * @throws RuleError `zoneNotFound` for a zone without numbered seats; `quantityRequired` outside the limits of a
 * transaction
 */
export function bestOffersOf(
  performance: CataloguePerformance,
  places: Places,
  { zone: code, quantity }: { zone: string; quantity: string },
  lang: Lang,
): BestOffers {
  const count = readWholeNumber(quantity);
  if (!Number.isInteger(count) || count < 1 || count > ticketsPerTransaction) {
    throw new RuleError('quantityRequired', [{ field: 'quantity', code: 'quantityRequired' }]);
  }
  const plan = seatPlanOf(performance, places, '', lang);
  const zone = plan.zones.find((one) => one.code === code && one.rows.length > 0);
  if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);
  return bestOffers(plan, zone.code, count);
}
