import { priorityCard } from '../constants.js';
import type { FieldError } from '../errors.js';
import { clean } from '../forms/clean.js';
import { toMilliseconds } from '../time/time.js';
import type { PriorityBooking } from './event.js';

/** Whether only card holders can buy. @param now milliseconds or a UTC instant */
export const isPriorityBooking = (priority: Pick<PriorityBooking, 'until'> | null, now: number | string): boolean =>
  priority !== null && (typeof now === 'number' ? now : toMilliseconds(now)) < toMilliseconds(priority.until);

/** Luhn check. Detects every wrong digit and nearly all swaps of neighbours. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Checks a card number for priority booking (spec §1).
 * @returns no error, `priorityCardRequired`, or `priorityCardWrong` with the number of digits
 */
export function checkPriorityCard(number: string): FieldError[] {
  const field = 'priorityCard';
  const digits = clean(number, 'digits');
  if (digits === '') return [{ field, code: 'priorityCardRequired' }];
  const isCard = new RegExp(`^\\d{${priorityCard.digits}}$`).test(digits) && isChecked(digits);
  return isCard ? [] : [{ field, code: 'priorityCardWrong', values: { digits: priorityCard.digits } }];
}
