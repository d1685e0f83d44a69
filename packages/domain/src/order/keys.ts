import { ticketsPerTransaction } from '../constants.js';

/** The longest id of a hold, in characters: a UUID. */
const holdIdLength = 36;

/** The longest `confirmKey`, in characters: the ids of as many holds as a transaction has tickets, with their separators. */
export const confirmKeyLength = ticketsPerTransaction * (holdIdLength + 1) - 1;

/**
 * The key of a confirmation, made from the holds that it buys. After a lost response and a reload, Confirm sends the
 * same key again, so that it confirms the same order and not a second one.
 */
export const confirmKeyOf = (holdIds: readonly string[]): string => holdIds.join('.');

/** reading: the longest `holdKey`, in characters. */
export const holdKeyLength = 64;
