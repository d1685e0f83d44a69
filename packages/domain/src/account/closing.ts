import type { Infer } from 'superstruct';
import type { Group } from '../catalogue/eventKinds.js';
import { isOnline } from '../catalogue/eventKinds.js';
import { accountClosing } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import { form } from '../forms/form.js';
import { knownPasswordField } from '../forms/loginFields.js';
import { endOf, type TimedPerformance } from '../order/overlap.js';
import { addMilliseconds, addMonths, type CivilDate, hongKongDate, type Instant, isOver } from '../time/time.js';

/** The request to close an account. The password proves that the member asks (spec §9 Privacy requests). */
export const AccountClosing = form({ password: knownPasswordField('passwordRequired') });
export type AccountClosing = Infer<typeof AccountClosing>;

/** What a member would lose by closing the account. */
export interface AccountTies {
  /** A payment of the member waits for the bank. */
  waitsForBank: boolean;
  /** Seats in the cart or of a wish. */
  holdsSeats: boolean;
  /** Performances of paid orders. */
  shows: readonly (TimedPerformance & { group: Group })[];
}

/** UTC instant until which tickets are of use: the end of the performance, or of the time to watch it online. */
const usefulUntil = (show: AccountTies['shows'][number]): string =>
  addMilliseconds(endOf(show), isOnline(show.group) ? accountClosing.watchable : 0);

/** Why an account cannot be closed yet, or null. */
export function closingRefusal({ waitsForBank, holdsSeats, shows }: AccountTies, now: Instant): ErrorCode | null {
  if (waitsForBank) return 'accountPaymentOpen';
  if (holdsSeats) return 'accountSeatsHeld';
  return shows.some((show) => !isOver(usefulUntil(show), now)) ? 'accountTicketsAhead' : null;
}

/** Civil date of the oldest payments whose records are kept. */
export const oldestRecordDay = (now: Instant): CivilDate =>
  addMonths(hongKongDate(now), -12 * accountClosing.recordYears);

/** Civil date until which the law requires the record of a payment. @param at the payment */
export const recordsUntil = (at: Instant): CivilDate => addMonths(hongKongDate(at), 12 * accountClosing.recordYears);
