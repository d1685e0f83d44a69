import { define, type Infer, object, Struct, validate } from 'superstruct';
import { type ErrorCode, errorCodes, type FieldError } from '../errors.js';

/** superstruct keeps these two types to itself. */
type ObjectSchema = Parameters<typeof object>[0];
type ObjectType<Schema extends ObjectSchema> = Infer<ReturnType<typeof object<Schema>>>;

/** A form's values while it is being filled in. */
export type Draft<T> = { [Field in keyof T]?: T[Field] | undefined };

const isErrorCode = (text: string): text is ErrorCode => (errorCodes as readonly string[]).includes(text);

/**
 * An object whose fields have rules of their own, and rules between them. All of them are checked, also when some
 * field is wrong already: a person mends a form in one go.
 * @param rules what is wrong between fields; a field may still be missing or of the wrong type when they run.
 */
export function form<Schema extends ObjectSchema>(
  fields: Schema,
  rules: (values: Draft<ObjectType<Schema>>) => Iterable<FieldError> = () => [],
): Struct<ObjectType<Schema>, Schema> {
  const base = object(fields);
  return new Struct<ObjectType<Schema>, Schema>({
    ...base,
    *validator(value, context) {
      yield* base.validator(value, context);
      if (typeof value !== 'object' || value === null) return;
      for (const { field, code } of rules(value as Draft<ObjectType<Schema>>)) {
        yield { path: [...context.path, ...field.split('.')], message: code };
      }
    },
  });
}

/** A box that must be ticked, or `code` is said. */
export const ticked = (code: ErrorCode) => define<true>('boolean', (value) => value === true || code);

/** One of some values, or `code` is said. */
export const oneOf = <const Values extends readonly string[]>(values: Values, code: ErrorCode) =>
  new Struct<Values[number], { [Value in Values[number]]: Value }>({
    type: 'enums',
    schema: Object.fromEntries(values.map((value) => [value, value])) as { [Value in Values[number]]: Value },
    validator: (value) => values.includes(value as Values[number]) || code,
  });

/**
 * What is wrong with a value, in the order of the form, one code a field: the catalogue's code where the struct names
 * one, else `badRequest`.
 */
export function fieldErrors<T, S>(value: unknown, struct: Struct<T, S>): FieldError[] {
  const [failure] = validate(value, struct, { coerce: true });
  const errors = new Map<string, FieldError>();
  for (const { path, message } of failure?.failures() ?? []) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, { field, code: isErrorCode(message) ? message : 'badRequest' });
  }
  const order = Object.keys((struct.schema ?? {}) as object);
  const place = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? '');
  return [...errors.values()].sort((a, b) => place(a) - place(b));
}
