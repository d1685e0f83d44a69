import { RuleError } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import type { Writer } from '../store/index.js';
import { noRows } from '../testing/noRows.js';
import * as numbers from './numbers.js';

/** A store that counts how often a number is looked up. `isUsed` answers whether a number has been given out. */
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

  test('is made anew when it is used already', () => {
    let attempts = 0;
    const { tx, given } = writerWith(() => {
      attempts += 1;
      return attempts < 4;
    });
    const number = make(tx, evening);
    expect(given).toEqual([number]);
    expect(attempts).toBe(4);
  });

  test('is refused as busy after ten attempts, so that the shop goes on', () => {
    const { tx, given, lookUps } = writerWith(() => true);
    expect(() => make(tx, evening)).toThrow(new RuleError('serverBusy'));
    expect(lookUps()).toBe(10);
    expect(given).toEqual([]);
  });
});
