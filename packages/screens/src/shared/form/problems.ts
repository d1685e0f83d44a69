import type { ErrorCode, Failure, FieldError } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n/errorText';
import type { Text } from '../text/index.js';
import type { Kinds } from './kinds.js';

/** Why the server rejected a form: one code, and the fields with errors. */
export interface Refusal {
  code: ErrorCode;
  fields: FieldError[];
  /** Values in the text of the code. */
  values?: FieldError['values'];
}

/** The last submission of a form. */
export interface Submission {
  submitting: boolean;
  /** Why the server rejected the form, or null. */
  error: Refusal | null;
  /** Why there is no response, or null. */
  failure: Failure | null;
}

export interface FormFields<Field extends string> {
  /** The id of each field's control, in the order of the page. */
  ids: Record<Field, string>;
  /** How to clean a text. The field shows the clean text when it loses focus. */
  kinds?: Partial<Record<Field, Kinds>>;
  /** The field that corrects a code. Has priority over the field that the server names. */
  byCode?: Partial<Record<ErrorCode, Field>>;
  /** The field for all other codes. Without it, such an error is a notice above the form. */
  otherwise?: Field;
}

export interface Problem<Field extends string> {
  /** Null if no field corrects the problem. */
  field: Field | null;
  /** The error and how to correct it. */
  message: string;
}

/** Ids of controls that are the names of their fields. */
export const idsOf = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, field])) as Record<Field, Field>;

/** Adds each error's message and the field that corrects it. */
export const toProblems = <Field extends string>(
  errors: readonly (Pick<FieldError, 'code' | 'values'> & { field?: string })[],
  fields: FormFields<Field>,
  t: Text<'errors'>['t'],
): Problem<Field>[] => errors.map((error) => ({ field: fieldOf(error, fields), message: errorText(t, error) }));

/** The errors of a rejection's fields, or its code if it names no field. */
export const errorsOf = ({ code, fields, values }: Refusal): (Omit<FieldError, 'field'> & { field?: string })[] =>
  fields.length > 0 ? fields : [{ code, values }];

function fieldOf<Field extends string>(
  { field, code }: { field?: string; code: ErrorCode },
  { ids, byCode, otherwise }: FormFields<Field>,
): Field | null {
  const isOurs = (name: string | undefined): name is Field => name !== undefined && Object.hasOwn(ids, name);
  return byCode?.[code] ?? (isOurs(field) ? field : (otherwise ?? null));
}
