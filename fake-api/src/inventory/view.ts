import type { Lang, SeatPlan } from '@first-gong/domain';
import type { CataloguePerformance } from '../catalogue/index.js';
import type { Inventory } from './inventory.js';

/** The plan of a performance, with every seat that is not available at this moment. */
export const seatPlanOf = (performance: CataloguePerformance, inventory: Inventory, lang: Lang): SeatPlan => ({
  performanceId: performance.id,
  focus: performance.house.focus,
  parts: performance.house.parts.map(({ name, ...part }) => ({ ...part, name: name[lang] })),
  zones: performance.zones.map((zone) => ({
    code: zone.code,
    name: zone.name[lang],
    price: zone.price,
    standing: zone.standing,
    rows: [...inventory.rows(performance, zone)],
  })),
});
