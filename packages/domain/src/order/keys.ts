import { ticketsPerTransaction } from '../constants.js';

/** Maximum characters of a hold id (a UUID). */
const holdIdLength = 36;

/** Maximum characters of a `confirmKey`: ids of the most holds in a transaction, with separators. */
export const confirmKeyLength = ticketsPerTransaction * (holdIdLength + 1) - 1;

/**
 * Idempotency key of a confirmation, derived from its holds. After a lost response and a reload, Confirm repeats the
 * same order.
 */
export const confirmKeyOf = (holdIds: readonly string[]): string => holdIds.join('.');

/** assumption: maximum characters of a `holdKey`. */
export const holdKeyLength = 64;
