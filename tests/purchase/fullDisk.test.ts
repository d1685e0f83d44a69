import { type FileHandle, open } from 'node:fs/promises';
import { calls } from '@first-gong/contract';
import { seatHold } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { hold, seatsOf } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let isFull = false;
let shop: TestShop;
let buyer: Buyer;
let place: Place;
beforeEach(async () => {
  shop = await openShop();
  buyer = await shop.logIn(demoMember);
  place = await findPlace(shop.visitor, ({ remaining, standing }) => remaining > 60 && !standing);
  vi.spyOn(console, 'error').mockReturnValue();
  const handle = await open(import.meta.filename);
  const prototype: Pick<FileHandle, 'write'> = Object.getPrototypeOf(handle);
  await handle.close();
  const write = prototype.write as (...args: unknown[]) => Promise<unknown>;
  // Half of a line goes to the disk before it is full. A write over the header takes no space.
  vi.spyOn(prototype, 'write').mockImplementation(async function (this: FileHandle, ...args: unknown[]) {
    const [bytes, offset, length, position] = args as [Buffer, number, number, number];
    if (position === 0 || !isFull) return write.apply(this, args);
    await write.call(this, bytes, offset, length >> 1, position);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  } as FileHandle['write']);
}, 60_000);
afterEach(async () => {
  isFull = false;
  await shop.close();
  vi.restoreAllMocks();
});

const cart = async () => (await buyer.call(calls.shoppingCart)).data;

it('§8 a full disk refuses changes without a trace, pages and lists go on, and the shop sells again when there is room', {
  timeout: 60_000,
}, async () => {
  const held = await hold(buyer, place, 2);
  isFull = true;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(hold(buyer, place, 3)).rejects.toMatchObject({ code: 'serverBusy', status: 503 });
  }
  expect(seatsOf(await cart())).toEqual(seatsOf(held));

  // A change that is due waits until it can be written.
  shop.advance(seatHold);
  expect((await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } })).data.id).toBe(place.eventId);
  expect((await shop.visitor(calls.eventList)).data.length).toBeGreaterThan(0);
  expect((await cart()).ticketCount).toBe(2);

  isFull = false;
  expect(await cart()).toMatchObject({ items: [], gone: [{ reason: 'holdExpired' }] });
  const other = await shop.logIn(plainMember);
  expect(seatsOf(await hold(other, place, 2))).toEqual(seatsOf(held));

  const printed = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  expect(printed).toEqual([
    expect.stringContaining('shop.data cannot be written (ENOSPC: no space left on device, write)'),
    expect.stringContaining('shop.data can be written again.'),
  ]);
});
