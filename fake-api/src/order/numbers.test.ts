import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleError } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { createStore, type Writer } from '../store/index.js';
import { noRows } from '../testing/noRows.js';
import * as numbers from './numbers.js';
import { numberTable, transactionTable } from './rows.js';

/** A store that counts lookups. `isUsed` decides whether a number exists. */
function writerWith(isUsed: (id: string) => boolean) {
  const given: string[] = [];
  let lookUps = 0;
  const tx: Writer = {
    ...noRows,
    get(table, id) {
      lookUps += 1;
      return isUsed(id) ? table.upgrade({ id }) : undefined;
    },
    put: (_table, { id }) => given.push(id),
    remove: () => undefined,
    attempt: (_name, work) => work(),
  };
  return { tx, given, lookUps: () => lookUps };
}

const evening = Date.parse('2026-11-20T17:00:00.000Z');
const makers = {
  transactionNumber: [numbers.transactionNumber, /^T-20261121-\d{8}$/],
  referenceNumber: [numbers.referenceNumber, /^R-20261121-\d{8}$/],
  topUpNumber: [numbers.topUpNumber, /^P-20261121-\d{8}$/],
  confirmationNumber: [numbers.confirmationNumber, /^\d{8}$/],
  paymentServiceNumber: [numbers.paymentServiceNumber, /^PS\d{12}$/],
  waybillNumber: [numbers.waybillNumber, /^WB\d{12}$/],
} as const;

describe.each(Object.entries(makers))('§3 %s', (_name, [make, form]) => {
  test('has its digits, enough for a million on one day, and is written down', () => {
    const { tx, given } = writerWith(() => false);
    const number = make(tx, evening);
    expect(number).toMatch(form);
    expect(given).toEqual([number]);
  });

  test('is replaced when already in use', () => {
    let attempts = 0;
    const { tx, given } = writerWith(() => {
      attempts += 1;
      return attempts < 4;
    });
    const number = make(tx, evening);
    expect(given).toEqual([number]);
    // The last number is also checked against orders.
    expect(attempts).toBe(5);
  });

  test('is refused as busy after ten attempts, so that the shop goes on', () => {
    const { tx, given, lookUps } = writerWith(() => true);
    expect(() => make(tx, evening)).toThrow(new RuleError('serverBusy'));
    expect(lookUps()).toBeGreaterThanOrEqual(10);
    expect(given).toEqual([]);
  });
});

test('dated numbers are written down for a year, the others for ever; an order keeps its number beyond that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-gong-numbers-'));
  const store = createStore({ folder });
  await store.open();
  const day = 24 * 60 * 60_000;
  const dated = ['T-20261121-00000001', 'R-20261121-00000001', 'P-20261121-00000001'];
  const others = ['00000001', 'PS000000000001', 'WB000000000001'];
  await store.transact((tx) => {
    for (const id of [...dated, ...others]) tx.put(numberTable, { id });
  });
  const left = async (now: number) => {
    await numbers.pruneNumbers(store, now);
    return [...store.read().all(numberTable)].map(({ id }) => id);
  };
  expect(await left(evening + 365 * day)).toEqual([...dated, ...others]);
  expect(await left(evening + 366 * day)).toEqual(others);
  await store.close();
  await rm(folder, { recursive: true });

  // After the clock was set back, numbers stay unique.
  const given: string[] = [];
  const { tx } = writerWith(() => false);
  const order = {
    get: (table: object) => (table === transactionTable && given.length < 3 ? given.push('') : undefined),
  };
  expect(numbers.transactionNumber({ ...tx, ...order } as Writer, evening)).toMatch(makers.transactionNumber[1]);
  expect(given).toHaveLength(3);
});
