import { refine } from 'superstruct';
import { hongKongDigits, internationalDigits, textLength } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import { text } from './text.js';

/** Optional plus, paired brackets, digits, hyphens or spaces. Unambiguous, so matching never backtracks. */
const phoneForm = /^\+?(?:\(\d+\)|\d)(?:[ -]?(?:\(\d+\)|\d))*$/u;

/** spec §5 Phone pattern. `mobileField` also rejects incomplete numbers. */
export const phoneField = (missing: ErrorCode) =>
  text({
    kind: 'phone',
    missing,
    max: textLength.mobile,
    tooLong: 'mobileTooLong',
    pattern: phoneForm,
    invalid: 'mobileInvalid',
  });

/** Hong Kong's area code at the start of a number. */
const hongKongCode = /^(?:\+852|\+?\(852\))/;

/** Whether a number is 8 Hong Kong digits, or has another area code. */
function isDiallable(number: string, areaCode: string): boolean {
  const local = number.replace(hongKongCode, '');
  const count = (areaCode + local).replace(/\D/g, '').length;
  if (areaCode === '' && (local !== number || !/^[+(]/.test(number))) return count === hongKongDigits;
  return count >= internationalDigits.min && count <= internationalDigits.max;
}

/** spec §3 Mobile number: a Hong Kong number, or area code (after a plus or in brackets) and number. */
export const mobileField = (missing: ErrorCode) =>
  refine(phoneField(missing), 'mobile', (number) => isDiallable(number, '') || 'mobileInvalid');

/** Whether a well-formed number lacks digits or an area code. @param areaCode digits from a separate field, or empty */
export const isIncompleteNumber = (number: string, areaCode: string): boolean =>
  Array.from(number).length <= textLength.mobile && phoneForm.test(number) && !isDiallable(number, areaCode);

/** A name in any script; optional without `missing`. */
export const nameField = (missing?: ErrorCode) => text({ missing, max: textLength.name, tooLong: 'nameTooLong' });
