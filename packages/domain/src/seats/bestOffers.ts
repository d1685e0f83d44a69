import { array, enums, type Infer, nullable, type as object } from 'superstruct';
import { zoneCodes } from '../catalogue/eventKinds.js';
import { cents, count } from '../forms/numbers.js';
import { compromises } from '../order/purchase.js';
import { ordinaryRows } from './picking.js';
import { type PlanZone, type SeatPlan, SeatWithView } from './seatPlan.js';
import { bestAvailable } from './seats.js';
import { withViews } from './seatView.js';
import { sectionsOf } from './sections.js';

/** Best available seats of a zone. */
export const BestOffer = object({
  zone: enums(zoneCodes),
  /** Cents per ticket. */
  price: cents(),
  seats: array(SeatWithView),
  /** `split`: the seats are not adjacent. `singleLeft`: they leave a single seat. */
  compromise: enums(compromises),
  /** Rows between the seats and the stage. */
  rowsAway: count(),
});
export type BestOffer = Infer<typeof BestOffer>;

/** The best seats of a zone, and alternatives. Nothing is held. */
export const BestOffers = object({
  /** Null if the zone has too few seats. */
  best: nullable(BestOffer),
  /** The cheapest offer of a zone nearer to the stage, or null. */
  nearer: nullable(BestOffer),
  /** The nearest offer of a cheaper zone, or null. */
  cheaper: nullable(BestOffer),
});
export type BestOffers = Infer<typeof BestOffers>;

/** Number of rows in front of each row. Parts and their rows lie one behind the other. */
function depthsOf(plan: SeatPlan): Map<string, number> {
  const depths = new Map<string, number>();
  let before = 0;
  for (const { sections } of sectionsOf(plan)) {
    for (const { code, rows } of sections) {
      for (const [index, { row }] of rows.entries()) depths.set(`${code}/${row}`, before + index);
    }
    before += Math.max(...sections.map(({ rows }) => rows.length));
  }
  return depths;
}

function offerOf(
  plan: SeatPlan,
  { code: zone, price, rows }: PlanZone,
  quantity: number,
  depths: Map<string, number>,
): BestOffer | null {
  const choice = bestAvailable(ordinaryRows(rows), quantity);
  if (choice === null) return null;
  const rowsAway = Math.min(...choice.seats.map(({ section, row }) => depths.get(`${section}/${row}`) ?? 0));
  return { zone, price, ...choice, seats: withViews(plan, choice.seats), rowsAway };
}

/** Compares offers by figures in order of priority, smaller first. */
const byFigures =
  (...figures: ((offer: BestOffer) => number)[]) =>
  (one: BestOffer, other: BestOffer): number =>
    figures.map((figure) => figure(one) - figure(other)).find((difference) => difference !== 0) ?? 0;

/**
 * The best seats of a zone, a nearer and a cheaper alternative. Alternatives are split only if the best seats are.
 * @throws RangeError unless quantity is an integer from 1
 */
export function bestOffers(plan: SeatPlan, zone: PlanZone['code'], quantity: number): BestOffers {
  const { zones } = plan;
  const depths = depthsOf(plan);
  const offers = zones.flatMap((one) => (one.rows.length > 0 ? (offerOf(plan, one, quantity, depths) ?? []) : []));
  const best = offers.find((offer) => offer.zone === zone) ?? null;
  const price = zones.find(({ code }) => code === zone)?.price ?? 0;
  const others = offers.filter(
    ({ zone: code, compromise }) => code !== zone && (compromise !== 'split' || best?.compromise === 'split'),
  );
  const [nearer = null] = others
    .filter(({ rowsAway }) => best !== null && rowsAway < best.rowsAway)
    .sort(
      byFigures(
        ({ price: each }) => each,
        ({ rowsAway }) => rowsAway,
      ),
    );
  const [cheaper = null] = others
    .filter((offer) => offer.price < price && offer.zone !== nearer?.zone)
    .sort(
      byFigures(
        ({ rowsAway }) => rowsAway,
        ({ price: each }) => -each,
      ),
    );
  return { best, nearer, cheaper };
}
