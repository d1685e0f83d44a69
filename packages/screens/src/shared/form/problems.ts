import type { ErrorCode, FieldError } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import type { Text } from '../text/index.js';
import type { Kinds } from './kinds.js';

/** Why the server refused a form: one code for all of it, and the fields at fault. */
export interface Refusal {
  code: ErrorCode;
  fields: FieldError[];
  /** The values of the sentence of the code. */
  values?: FieldError['values'];
}

/** Problems of a form and its fields. */
export interface FormFields<Field extends string> {
  /** The id of the control that corrects each field, in the order of the page. */
  ids: Record<Field, string>;
  /** How a text is cleaned: the field shows what was understood once a person leaves it. */
  kinds?: Partial<Record<Field, Kinds>>;
  /** The field that corrects a code. It goes before the field that the server names. */
  byCode?: Partial<Record<ErrorCode, Field>>;
  /** The field that corrects every other code. Without one, such a refusal is a notice above the form. */
  otherwise?: Field;
}

/** One thing that is wrong. */
export interface Problem<Field extends string> {
  /** Null where no field of the form corrects it. */
  field: Field | null;
  /** The fault and its correction. */
  message: string;
}

/** Words every error of the catalogue and finds the field that corrects it. */
export const toProblems = <Field extends string>(
  errors: readonly (Pick<FieldError, 'code' | 'values'> & { field?: string })[],
  fields: FormFields<Field>,
  t: Text<'errors'>['t'],
): Problem<Field>[] => errors.map((error) => ({ field: fieldOf(error, fields), message: errorText(t, error) }));

/** The errors of a refusal: those of its fields, or its own code where it names none. */
export const errorsOf = ({ code, fields, values }: Refusal): (Omit<FieldError, 'field'> & { field?: string })[] =>
  fields.length > 0 ? fields : [{ code, values }];

function fieldOf<Field extends string>(
  { field, code }: { field?: string; code: ErrorCode },
  { ids, byCode, otherwise }: FormFields<Field>,
): Field | null {
  const isOurs = (name: string | undefined): name is Field => name !== undefined && Object.hasOwn(ids, name);
  return byCode?.[code] ?? (isOurs(field) ? field : (otherwise ?? null));
}
