import { randomBytes, randomInt } from 'node:crypto';
import { hongKongDate } from '@first-gong/domain';
import type { Writer } from '../store/index.js';
import { numberTable } from './rows.js';

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** Gives out a number that has never been given out. */
function unused(tx: Writer, make: () => string): string {
  for (;;) {
    const id = make();
    if (tx.get(numberTable, id) !== undefined) continue;
    tx.put(numberTable, { id });
    return id;
  }
}

/** `T-20261120-08841`: the civil date of Hong Kong, and five digits that tell nobody how many were sold. */
export const transactionNumber = (tx: Writer, now: number): string =>
  unused(tx, () => `T-${hongKongDate(now).replaceAll('-', '')}-${digits(5)}`);

/** Eight digits, to be read out at the box office. */
export const confirmationNumber = (tx: Writer): string => unused(tx, () => digits(8));

/** `R-20261120-08841`: what an enquiry or a change request is filed under. */
export const referenceNumber = (tx: Writer, now: number): string =>
  unused(tx, () => `R-${hongKongDate(now).replaceAll('-', '')}-${digits(5)}`);

/** `P-20261120-08841`: a top-up of points. */
export const topUpNumber = (tx: Writer, now: number): string =>
  unused(tx, () => `P-${hongKongDate(now).replaceAll('-', '')}-${digits(5)}`);

export const paymentServiceNumber = (tx: Writer): string => unused(tx, () => `PS${digits(12)}`);

/** What a parcel is tracked by. */
export const waybillNumber = (tx: Writer): string => unused(tx, () => `WB${digits(12)}`);

/** What nobody can guess: the bank's key, and what a ticket's QR code holds. */
export const secret = (): string => randomBytes(18).toString('base64url');
