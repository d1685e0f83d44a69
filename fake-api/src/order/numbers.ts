import { randomInt } from 'node:crypto';
import { addDays, hongKongDate, RuleError } from '@first-gong/domain';
import { removeOver } from '../jobs/pruning.js';
import type { Store, Writer } from '../store/index.js';
import { numberTable, transactionTable } from './rows.js';

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** With a million numbers in a day, ten attempts all fail once in 10^20 times. */
const attempts = 10;

/**
 * Returns a number that no call has returned before.
 * @throws RuleError `serverBusy` when every attempt made a used number: a transaction runs alone, so it has to end.
 */
function unused(tx: Writer, make: () => string): string {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = make();
    if (tx.get(numberTable, id) ?? tx.get(transactionTable, id)) continue;
    tx.put(numberTable, { id });
    return id;
  }
  throw new RuleError('serverBusy');
}

/**
 * A letter, the civil date of Hong Kong, and eight random digits, so that no number counts the sales and no buyer can use
 * up the numbers of a day. Numbers of earlier versions have five digits; they stay valid.
 */
const datedNumber = (tx: Writer, letter: 'T' | 'R' | 'P', now: number): string =>
  unused(tx, () => `${letter}-${hongKongDate(now).replaceAll('-', '')}-${digits(8)}`);

/** Days for which dated numbers are written down. */
const daysKept = 365;

/**
 * Removes dated numbers of days that are long over: a later day never makes one of them again, and no order gets the
 * number of another. The numbers without a date stay, like their orders.
 */
export async function pruneNumbers(store: Store, now: number): Promise<void> {
  const day = addDays(hongKongDate(now), -daysKept).replaceAll('-', '');
  for (const letter of ['T', 'R', 'P']) {
    await removeOver(store, numberTable, 'id >= ? and id < ?', `${letter}-`, `${letter}-${day}`);
  }
}

/** `T-20261120-08841273`: an order. */
export const transactionNumber = (tx: Writer, now: number): string => datedNumber(tx, 'T', now);

/** `R-20261120-08841273`: the reference of an enquiry or a change request. */
export const referenceNumber = (tx: Writer, now: number): string => datedNumber(tx, 'R', now);

/** `P-20261120-08841273`: a top-up of points. */
export const topUpNumber = (tx: Writer, now: number): string => datedNumber(tx, 'P', now);

/** Eight digits that a buyer reads out at the box office. */
export const confirmationNumber = (tx: Writer): string => unused(tx, () => digits(8));

export const paymentServiceNumber = (tx: Writer): string => unused(tx, () => `PS${digits(12)}`);

/** The number by which a courier tracks a parcel. */
export const waybillNumber = (tx: Writer): string => unused(tx, () => `WB${digits(12)}`);
