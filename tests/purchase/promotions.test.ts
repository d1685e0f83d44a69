import { calls } from '@first-gong/contract';
import { seenOrder, type TransactionPreview } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { choice, confirm, hold } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let buyer: Buyer;
let other: Buyer;
let place: Place;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.logIn(demoMember);
  other = await shop.logIn(plainMember);
  place = await findPlace(
    shop.visitor,
    ({ remaining, price, group }) => remaining > 20 && price > 0 && group !== 'online',
  );
}, 60_000);
afterEach(async () => {
  await buyer.call(calls.transactionCancel);
  await other.call(calls.transactionCancel);
});
afterAll(() => shop.close());

const preview = async ({ call }: Buyer, promotionCode?: string): Promise<TransactionPreview> =>
  (await call(calls.transactionPreview, { body: { ...choice, ...(promotionCode !== undefined && { promotionCode }) } }))
    .data;
const discountIn = ({ lines }: Pick<TransactionPreview, 'lines'>) =>
  lines.find(({ kind }) => kind === 'discount')?.amount ?? 0;

describe('§3 benefit or discount: promotion codes', () => {
  it('are a line of preview, receipt and transaction, for the same total', async () => {
    await hold(buyer, place, 2);
    const before = await preview(buyer);
    const after = await preview(buyer, ' gong10 ');
    const off = -Math.floor((2 * place.price) / 10_00) * 100;
    expect(discountIn(before)).toBe(0);
    expect(discountIn(after)).toBe(off);
    expect(after.total).toBe(before.total + off);
    const placed = await confirm(buyer, { promotionCode: 'GONG10' });
    expect(placed.total).toBe(after.total);
    await shop.answerAsBank(placed, 'approve');
    const query = { transactionNumber: placed.transactionNumber };
    const { data: complete } = await buyer.call(calls.transactionDetail, { query });
    expect(complete.lines).toEqual(after.lines);
    expect((await shop.charges()).find((charge) => charge.transactionNumber === placed.transactionNumber)?.amount).toBe(
      after.total,
    );
  });

  it('change nothing when they are empty', async () => {
    await hold(buyer, place, 1);
    expect(await preview(buyer, '  ')).toMatchObject({ total: (await preview(buyer)).total });
  });

  it('are rejected if unknown, over, or for other events', async () => {
    await hold(buyer, place, 1);
    const refusal = (code: string) => ({ code, fields: [{ field: 'promotionCode', code }] });
    await expect(preview(buyer, 'NOBODY')).rejects.toMatchObject(refusal('promotionUnknown'));
    await expect(preview(buyer, 'x'.repeat(5000))).rejects.toMatchObject(refusal('promotionUnknown'));
    await expect(preview(buyer, 'SUMMER25')).rejects.toMatchObject(refusal('promotionExpired'));
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    if (event.interest !== 'family') {
      await expect(preview(buyer, 'FAMILY50')).rejects.toMatchObject(refusal('promotionNotForEvent'));
    }
  });

  it('are used up by an order, also while it waits for the bank, and free again when the bank declines', async () => {
    await hold(buyer, place, 1);
    const waiting = await confirm(buyer, { promotionCode: 'FIRSTONE' });
    await hold(other, place, 1);
    await expect(preview(other, 'firstone')).rejects.toMatchObject({ code: 'promotionUsedUp' });
    await shop.answerAsBank(waiting, 'decline');
    expect(discountIn(await preview(other, 'firstone'))).toBeLessThan(0);
    const bought = await confirm(other, { promotionCode: 'FIRSTONE' });
    await shop.answerAsBank(bought, 'approve');
    await hold(buyer, place, 1);
    await expect(preview(buyer, 'FIRSTONE')).rejects.toMatchObject({ code: 'promotionUsedUp' });
  });

  it('are refused at Confirm when they have ended since the preview', async () => {
    await hold(buyer, place, 1);
    const seen = seenOrder(await preview(buyer, 'GONG10'));
    const body = { ...choice, promotionCode: 'SUMMER25', confirmKey: 'ended', seen, agreed: true };
    await expect(buyer.call(calls.transactionConfirm, { body })).rejects.toMatchObject({ code: 'promotionExpired' });
  });
});
