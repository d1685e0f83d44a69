import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../text/index.js';
import { errorsOf, type FormFields, type Problem, type Refusal, toProblems } from './problems.js';

export interface FormOptions<Field extends string, Values extends object> {
  fields: FormFields<Field>;
  /** Entered values. The owner of the screen keeps them, so that a refusal loses nothing. */
  values: Values;
  onChange: (values: Values) => void;
  /** Why the server refused the last submission, or null. */
  refusal: Refusal | null;
  /** The last submission has not been answered: another one is ignored. */
  busy: boolean;
  /** Finds what the page can see before it asks the server. */
  check?: () => Problem<Field>[];
  /** Sends the form. Without it the browser does. */
  onSubmit?: () => void;
}

/** The props of the field component of one value. */
export interface FieldProps<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Of a text: cleans it. */
  onBlur?: () => void;
  error: string | undefined;
}

export interface Form<Field extends string, Values extends object> {
  /** Everything that is wrong by now. */
  problems: Problem<Field>[];
  ids: Record<Field, string>;
  /** Counts submissions. */
  submission: number;
  messageFor: (field: Field) => string | undefined;
  /**
   * The props of a field whose name is that of its value. A change of it takes its message away, and those of the fields
   * that it decides about.
   */
  field: <Name extends Field & keyof Values & string>(
    name: Name,
    decidesAbout?: readonly Field[],
  ) => FieldProps<Values[Name]>;
  /** For `onSubmit` of the form, or for the button that sends it. */
  submit: (event?: FormEvent) => void;
}

/** A form: its values, what is wrong with them, and its submission. `FormProblems` shows what stopped it. */
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
  /** Cleaning loads with the first field that is left. Without it the text stays as typed, and the rules clean it anyway. */
  const cleanField = async (name: Field & keyof Values) => {
    const left = values[name];
    const { cleaned } = await import('./kinds.js');
    const now = latest.current;
    const after = cleaned(left, fields.kinds?.[name] ?? {});
    // The person may have gone on typing, or the form may have been sent and emptied.
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
          // A value of several parts has a field for each: `address` and `address.country`.
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
      const found = busy ? [] : check();
      setLast(({ submission }) => ({ submission: submission + 1, found }));
      if (onSubmit || found.length > 0) event?.preventDefault();
      if (!busy && found.length === 0) onSubmit?.();
    },
  };
}
