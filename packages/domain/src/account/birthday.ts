import { integer, object, Struct } from 'superstruct';
import { firstBirthYear } from '../constants.js';
import type { FieldError } from '../errors.js';
import { type CivilDate, isCivilDate } from '../time/time.js';

/** spec §3 Birthday. */
export interface Birthday {
  year: number;
  month: number;
  day: number;
}

const Parts = object({ year: integer(), month: integer(), day: integer() });

/** The civil date of a birthday, which may be invalid, such as 31 February. */
export const civilDateOf = ({ year, month, day }: Birthday): CivilDate =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** spec §5 Registration: a valid date. The three inputs are one field with one error, `birthdayInvalid`. */
export const Birthday = new Struct<Birthday, typeof Parts.schema>({
  type: 'object',
  schema: Parts.schema,
  validator: (value) =>
    (Parts.is(value) && value.year >= firstBirthYear && isCivilDate(civilDateOf(value))) || 'birthdayInvalid',
});

/**
 * Checks that a birthday is not in the future (spec §5 Registration).
 * @returns `birthdayInvalid`, or no error
 * @param today civil date in Hong Kong
 */
export const checkBirthday = (birthday: Birthday, today: CivilDate): FieldError[] =>
  civilDateOf(birthday) <= today ? [] : [{ field: 'birthday', code: 'birthdayInvalid' }];
