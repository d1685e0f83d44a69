import { calls } from '@first-gong/contract';
import { type Cart, type PreviewChoice, seenOrder, type Transaction } from '@first-gong/domain';
import { plainMember, type SeedMember } from '@first-gong/fake-api';
import type { Place } from './places.js';
import type { Buyer } from './shop.js';

/** Members for tests with many buyers. */
export const crowd = (size: number): SeedMember[] =>
  Array.from({ length: size }, (_, index) => ({
    ...plainMember,
    id: `M-2${String(index).padStart(5, '0')}`,
    loginEmail: `buyer${index}@example.com`,
    loginName: `buyer${index}`,
  }));

export const choice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

/** Confirmed facts of an empty cart. */
export const nothingSeen = seenOrder({ items: [], lines: [], choice, deliveryOptions: [] });

/** Holds the best seats of a zone. */
export const hold = async (
  { call }: Pick<Buyer, 'call'>,
  { performanceId, zone }: Place,
  quantity: number,
): Promise<Cart> => (await call(calls.seatHold, { body: { performanceId, zone, quantity } })).data;

let keys = 0;
const newKey = () => `confirm-${++keys}`;

/** Confirms the order of the preview, with a new key by default. */
export async function confirm(
  { call }: Pick<Buyer, 'call'>,
  { confirmKey = newKey(), ...changes }: Partial<PreviewChoice> & { confirmKey?: string } = {},
): Promise<Transaction> {
  const wanted = { ...choice, ...changes };
  const { data: preview } = await call(calls.transactionPreview, { body: wanted });
  const body = { ...wanted, confirmKey, seen: seenOrder(preview), agreed: true };
  return (await call(calls.transactionConfirm, { body })).data;
}

export const seatsOf = (cart: Cart): string[] =>
  cart.items.flatMap(({ event, zone, seats }) =>
    seats.map(({ section, row, seat }) => [event.performanceId, zone.code, section, row, seat].join('/')),
  );
