import type { ErrorCode, FieldError } from '@first-gong/domain';
import type { TextValues, Translate } from './text.js';

/** The sentence of an error. Its code is known only when it occurs, so its values come with it and are not typed. */
export const errorText = (t: Translate<'errors'>, { code, values = {} }: Pick<FieldError, 'code' | 'values'>): string =>
  t(`errors.${code}`, values as TextValues<`errors.${ErrorCode}`>);
