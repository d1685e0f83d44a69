import { calls } from '@first-gong/contract';
import type { Cart, PreviewChoice, Transaction } from '@first-gong/domain';
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

export const hold = async ({ call }: Buyer, { performanceId, zone }: Place, quantity: number): Promise<Cart> =>
  (await call(calls.seatHold, { body: { performanceId, zone, quantity } })).data;

/** Confirms the cart with the total of the preview. */
export async function confirm({ call }: Buyer, confirmKey: string, wanted = choice): Promise<Transaction> {
  const { data: preview } = await call(calls.transactionPreview, { body: wanted });
  const body = { ...wanted, confirmKey, total: preview.total, agreed: true };
  return (await call(calls.transactionConfirm, { body })).data;
}

export const seatsOf = (cart: Cart): string[] =>
  cart.items.flatMap(({ event, zone, seats }) =>
    seats.map(({ section, row, seat }) => [event.performanceId, zone.code, section, row, seat].join('/')),
  );
