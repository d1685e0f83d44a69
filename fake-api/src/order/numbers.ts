import { randomBytes, randomInt } from 'node:crypto';
import { hongKongDate } from '@first-gong/domain';
import type { Writer } from '../store/index.js';
import { numberTable } from './rows.js';

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** Returns a number that no call has returned before. */
function unused(tx: Writer, make: () => string): string {
  for (;;) {
    const id = make();
    if (tx.get(numberTable, id) !== undefined) continue;
    tx.put(numberTable, { id });
    return id;
  }
}

/** `T-20261120-08841`: the civil date of Hong Kong, and five random digits, so that no number counts the sales. */
export const transactionNumber = (tx: Writer, now: number): string =>
  unused(tx, () => `T-${hongKongDate(now).replaceAll('-', '')}-${digits(5)}`);

/** Eight digits that a buyer reads out at the box office. */
export const confirmationNumber = (tx: Writer): string => unused(tx, () => digits(8));

/** `R-20261120-08841`: the reference of an enquiry or a change request. */
export const referenceNumber = (tx: Writer, now: number): string =>
  unused(tx, () => `R-${hongKongDate(now).replaceAll('-', '')}-${digits(5)}`);

/** `P-20261120-08841`: a top-up of points. */
export const topUpNumber = (tx: Writer, now: number): string =>
  unused(tx, () => `P-${hongKongDate(now).replaceAll('-', '')}-${digits(5)}`);

export const paymentServiceNumber = (tx: Writer): string => unused(tx, () => `PS${digits(12)}`);

/** The number by which a courier tracks a parcel. */
export const waybillNumber = (tx: Writer): string => unused(tx, () => `WB${digits(12)}`);

/** A random text that nobody can guess: for the bank's key and a ticket's QR code. */
export const secret = (): string => randomBytes(18).toString('base64url');
