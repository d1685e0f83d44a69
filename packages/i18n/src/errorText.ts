import type { ErrorCode, FieldError } from '@first-gong/domain';
import type { TextValues, Translate } from './text.js';

/** The values of an error that a plural counts. An error has at most one of the first two; a limit counts last. */
const counted = ['minutes', 'left', 'limit'];

/**
 * The sentence of an error. Its code is known only when it occurs, so its values come with it and are not typed.
 * Without a value to count, a plural has its form for 0: "try again later" in place of "in 3 minutes".
 */
export function errorText(t: Translate<'errors'>, { code, values = {} }: Pick<FieldError, 'code' | 'values'>): string {
  const name = counted.find((each) => each in values);
  const count = name === undefined ? 0 : Number(values[name]);
  return t(`errors.${code}`, { count, ...values } as TextValues<`errors.${ErrorCode}`>);
}
