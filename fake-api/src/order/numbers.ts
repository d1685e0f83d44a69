import { randomInt } from 'node:crypto';
import { addDays, hongKongDate, RuleError } from '@first-gong/domain';
import { removeOver } from '../jobs/pruning.js';
import type { Store, Writer } from '../store/index.js';
import { numberTable, transactionTable } from './rows.js';

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** With a million numbers per day, ten attempts fail once in 10^20 cases. */
const attempts = 10;

/** Returns an unused number. @throws RuleError `serverBusy` after too many attempts, because a transaction must end */
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
 * A letter, the civil date in Hong Kong and eight random digits, which do not reveal sales. Old numbers have five
 * digits.
 */
const datedNumber = (tx: Writer, letter: 'T' | 'R' | 'P', now: number): string =>
  unused(tx, () => `${letter}-${hongKongDate(now).replaceAll('-', '')}-${digits(8)}`);

/** Days that dated numbers are kept. */
const daysKept = 365;

/** Deletes dated numbers of old days, which are never created again. Numbers without date remain. */
export async function pruneNumbers(store: Store, now: number): Promise<void> {
  const day = addDays(hongKongDate(now), -daysKept).replaceAll('-', '');
  for (const letter of ['T', 'R', 'P']) {
    await removeOver(store, numberTable, 'id >= ? and id < ?', `${letter}-`, `${letter}-${day}`);
  }
}

/** `T-20261120-08841273`: an order. */
export const transactionNumber = (tx: Writer, now: number): string => datedNumber(tx, 'T', now);

/** `R-20261120-08841273`: an enquiry or change request. */
export const referenceNumber = (tx: Writer, now: number): string => datedNumber(tx, 'R', now);

/** `P-20261120-08841273`: a top-up. */
export const topUpNumber = (tx: Writer, now: number): string => datedNumber(tx, 'P', now);

/** Eight digits for the box office. */
export const confirmationNumber = (tx: Writer): string => unused(tx, () => digits(8));

export const paymentServiceNumber = (tx: Writer): string => unused(tx, () => `PS${digits(12)}`);

/** Tracking number of a parcel. */
export const waybillNumber = (tx: Writer): string => unused(tx, () => `WB${digits(12)}`);
