import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError, calls } from '@first-gong/contract';
import { expect, it } from 'vitest';
import { buy, logInCrowd, visitorAt } from '../bench/buying.js';
import { startServer } from '../bench/servers/child.js';
import { findPlace, type Place } from '../support/places.js';
import { confirm, crowd, hold } from '../support/purchase.js';
import { openShop } from '../support/shop.js';

interface Charge {
  transactionNumber: string;
  amount: number;
}

/** Sums of charges and refunds by order. */
const balances = (charges: readonly Charge[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { transactionNumber, amount } of charges) {
    sums.set(transactionNumber, (sums.get(transactionNumber) ?? 0) + amount);
  }
  return sums;
};

it('§4 buyers who hold, confirm and pay while the organiser cancels end with a refund or without a charge', async () => {
  const shop = await openShop({ members: crowd(12) });
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 60);
  const buyers = await Promise.all(crowd(12).map((member) => shop.logIn(member)));
  const buying = buyers.map(async (buyer) => {
    await hold(buyer, place, 2);
    await shop.answerAsBank(await confirm(buyer), 'approve');
  });
  // One buyer has paid, the others are on their way.
  await Promise.race(buying);
  await shop.control({ cancelPerformance: { performanceId: place.performanceId } });
  const results = await Promise.allSettled(buying);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(CallError);

  const charges = await shop.charges();
  expect(charges.length).toBeGreaterThan(1);
  for (const [number, sum] of balances(charges)) expect(sum, number).toBe(0);
  for (const { call } of buyers) {
    const { data: cart } = await call(calls.shoppingCart);
    expect([cart.items.length, cart.awaitingBank]).toEqual([0, null]);
  }
  await shop.close();
});

it('§4 a shop that is killed while it cancels refunds each order once, when the organiser repeats the cancellation', {
  timeout: 240_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-gong-cancel-'));
  const sold = 40;
  const cancelAt = (url: string, { performanceId }: Place) =>
    fetch(`${url}/fake/control.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cancelPerformance: { performanceId } }),
    });
  let server = await startServer('ours', dataDir, '4');
  const shoppersAt = await logInCrowd(server.url, 4);
  const places: Place[] = [];
  // The kills hit the cancellation of three performances after 1, 3 and 9 ms.
  for (const milliseconds of [1, 3, 9]) {
    const place = await findPlace(
      visitorAt(server.url),
      ({ remaining, performanceId }) => remaining > 100 && places.every((one) => one.performanceId !== performanceId),
    );
    places.push(place);
    const { url } = server;
    for (let order = 0; order < sold / 4; order += 1) {
      await Promise.all(shoppersAt(url).map((shopper) => buy(url, shopper, place, () => {})));
    }
    const cancelling = cancelAt(url, place).catch(() => null);
    await pause(milliseconds);
    await server.kill();
    await cancelling;
    server = await startServer('ours', dataDir, '4');
  }
  for (const place of places) {
    expect((await cancelAt(server.url, place)).status).toBe(200);
    expect((await cancelAt(server.url, place)).status).toBe(200);
  }
  const charges = (await (await fetch(`${server.url}/fake/charges.json`)).json()) as Charge[];
  await server.end();
  await rm(dataDir, { recursive: true });
  expect(charges).toHaveLength(places.length * sold * 2);
  for (const [number, sum] of balances(charges)) expect(sum, number).toBe(0);
});
