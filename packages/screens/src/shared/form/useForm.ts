import type { FieldError } from '@first-gong/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../text/index.js';
import { errorsOf, type FormFields, type Problem, type Refusal, toProblems } from './problems.js';

export interface FormOptions<Field extends string, Values extends object> {
  fields: FormFields<Field>;
  /** The screen's owner keeps the values, so that a rejection loses nothing. */
  values: Values;
  onChange: (values: Values) => void;
  /** Why the server rejected the last submission, or null. */
  refusal: Refusal | null;
  /** A submission is pending; others are ignored. */
  busy: boolean;
  /** Checks the form before it is sent, by rules of `domain` or with texts of the screen. */
  check?: (() => readonly (FieldError | Problem<Field>)[]) | undefined;
  /** Sends the form. @default the browser sends it */
  onSubmit?: () => void;
}

export interface FieldProps<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Cleans a text. */
  onBlur?: () => void;
  error: string | undefined;
}

export interface Form<Field extends string, Values extends object> {
  /** All current problems. */
  problems: Problem<Field>[];
  ids: Record<Field, string>;
  /** Number of submissions. */
  submission: number;
  messageFor: (field: Field) => string | undefined;
  /** Props of the field with the name of its value. A change removes its message and those of dependent fields. */
  field: <Name extends Field & keyof Values & string>(
    name: Name,
    decidesAbout?: readonly Field[],
  ) => FieldProps<Values[Name]>;
  /** For `onSubmit` of the form, or for its button. */
  submit: (event?: FormEvent) => void;
}

/** State of a form: values, problems and submission. `FormProblems` shows the problems. */
export function useForm<Field extends string, Values extends object>({
  fields,
  values,
  onChange,
  refusal,
  busy,
  check = () => [],
  onSubmit,
}: FormOptions<Field, Values>): Form<Field, Values> {
  const { t } = useText('errors');
  const [last, setLast] = useState<{ submission: number; found: Problem<Field>[] }>({ submission: 0, found: [] });
  const refused = refusal === null ? [] : toProblems(errorsOf(refusal), fields, t);
  const problems = last.found.length > 0 ? last.found : refused;
  const messageFor = (field: Field) => problems.find((problem) => problem.field === field)?.message;

  const latest = useRef({ values, onChange });
  useEffect(() => {
    latest.current = { values, onChange };
  });
  /** Lazy-loads when the first field loses focus. If it fails, the text stays as typed and the rules still clean it. */
  const cleanField = async (name: Field & keyof Values) => {
    const left = values[name];
    const { cleaned } = await import('./kinds.js');
    const now = latest.current;
    const after = cleaned(left, fields.kinds?.[name] ?? {});
    // Meanwhile the person may have typed, or the form may have been sent and emptied.
    if (after !== left && now.values[name] === left) now.onChange({ ...now.values, [name]: after });
  };

  return {
    problems,
    ids: fields.ids,
    submission: last.submission,
    messageFor,
    field: (name, decidesAbout = []) => ({
      id: fields.ids[name],
      name,
      value: values[name],
      onChange: (value) => {
        setLast(({ submission, found }) => ({
          submission,
          // An object has one field for each part: `address` and `address.country`.
          found: found.filter(
            ({ field }) =>
              field !== name && !field?.startsWith(`${name}.`) && !decidesAbout.some((decided) => decided === field),
          ),
        }));
        onChange({ ...values, [name]: value });
      },
      ...(fields.kinds?.[name] !== undefined && { onBlur: () => void cleanField(name).catch(() => undefined) }),
      error: messageFor(name),
    }),
    submit: (event) => {
      const found = busy ? [] : check().flatMap((each) => ('code' in each ? toProblems([each], fields, t) : each));
      setLast(({ submission }) => ({ submission: submission + 1, found }));
      if (onSubmit || found.length > 0) event?.preventDefault();
      if (!busy && found.length === 0) onSubmit?.();
    },
  };
}
