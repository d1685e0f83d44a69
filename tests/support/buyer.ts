import { randomUUID } from 'node:crypto';
import type { Cart, Transaction } from '@first-gong/domain';
import { plainMember, type SeedMember } from '@first-gong/fake-api';
import type { Place } from './places.js';
import type { TestShop } from './shop.js';

/** Members with points, for tests that need several: `rich0@example.com` and so on. */
export const richMembers = (size: number): SeedMember[] =>
  Array.from({ length: size }, (_, index) => ({
    ...plainMember,
    id: `M-3${String(index).padStart(5, '0')}`,
    loginEmail: `rich${index}@example.com`,
    loginName: `rich${index}`,
    points: 1_000_000,
  }));

/** Logs in and returns the token. */
export async function logInAs(
  shop: TestShop,
  { loginEmail, password }: Pick<SeedMember, 'loginEmail' | 'password'>,
): Promise<string> {
  return (await shop.call('login', { body: { email: loginEmail, password } })).token;
}

export const hold = (shop: TestShop, token: string, place: Place, quantity: number): Promise<Cart> =>
  shop.call('seatHold', { token, body: { performanceId: place.performanceId, zone: place.zone, quantity } });

/** Confirms the cart with the total of the preview. */
export async function confirm(shop: TestShop, token: string, pointsUsed = 0): Promise<Transaction> {
  const choice = { deliveryMethod: 'eTicket', pointsUsed, paymentMethod: 'creditCard' };
  const { total } = await shop.call('transactionPreview', { token, body: choice });
  return shop.call('transactionConfirm', { token, body: { ...choice, confirmKey: randomUUID(), total, agreed: true } });
}
