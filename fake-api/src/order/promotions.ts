import {
  checkPromotion,
  civilToInstant,
  discountsOf,
  type Group,
  type Interest,
  type Promotion,
} from '@first-gong/domain';
import type { Hold } from '../cart/rows.js';
import { refuse } from '../shared/refuse.js';
import type { Reader } from '../store/index.js';
import { transactionTable } from './rows.js';

/** A promotion of the demonstration, with the events that it is for. */
interface SamplePromotion extends Promotion {
  suits: (event: { group: Group; interest: Interest }) => boolean;
}

const always = civilToInstant('2031-01-01', '00:00');

/** The promotions of the demonstration. A film has prices of its own. */
const samplePromotions: readonly SamplePromotion[] = [
  { code: 'GONG10', off: { percent: 10 }, until: always, limit: null, suits: ({ group }) => group !== 'cinema' },
  {
    code: 'FAMILY50',
    off: { cents: 50_00 },
    until: always,
    limit: null,
    suits: ({ interest }) => interest === 'family',
  },
  { code: 'FIRSTONE', off: { percent: 20 }, until: always, limit: 1, suits: ({ group }) => group !== 'cinema' },
  {
    code: 'SUMMER25',
    off: { percent: 15 },
    until: civilToInstant('2025-09-01', '00:00'),
    limit: null,
    suits: () => true,
  },
];

/** The orders with a code. A cancelled order has not used its code. */
const usedIn = (data: Reader, code: string): number =>
  data.count(transactionTable, "promotionCode = ? and status <> 'cancelled'", code);

/**
 * The discount on each hold in cents; no code is no discount.
 * @throws RuleError `promotionUnknown`, `promotionExpired`, `promotionUsedUp`, `promotionNotForEvent`.
 */
export function promotionDiscounts(
  data: Reader,
  items: readonly Hold[],
  code: string | undefined,
  now: number,
): number[] {
  if (!code) return items.map(() => 0);
  const promotion = samplePromotions.find((one) => one.code === code);
  const facts = items.map(({ price, seats, show }) => ({
    price,
    quantity: seats.length,
    promoted: promotion?.suits(show) ?? false,
  }));
  refuse(checkPromotion({ promotion, items: facts, used: usedIn(data, code), now }));
  return promotion ? discountsOf(promotion, facts) : facts.map(() => 0);
}
