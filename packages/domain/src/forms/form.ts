import { define, type Failure, type Infer, object, Struct } from 'superstruct';
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
    // superstruct looks for fields in an array too.
    entries: (value, context) => (Array.isArray(value) ? [] : base.entries(value, context)),
    *validator(value, context) {
      yield* base.validator(value, context);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
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

/** A struct of any shape, as far as a check needs it. (A struct of one shape is not a struct of `unknown` to the compiler.) */
type AnyStruct = Pick<Struct<unknown, unknown>, 'schema' | 'validate'>;

/** superstruct prints what it refuses, and not every value of a request can be: `{ "toString": 1 }` cannot. */
function failuresOf(value: unknown, struct: AnyStruct): Pick<Failure, 'path' | 'message'>[] {
  try {
    const [error] = struct.validate(value, { coerce: true });
    return error?.failures() ?? [];
  } catch {
    return [{ path: [], message: 'badRequest' }];
  }
}

/**
 * What is wrong with a value, one code a field, in the order of the form; what is no field of it comes last. The code is
 * the catalogue's where the struct names one, else `badRequest`. Says so of any value: it never throws.
 */
export function fieldErrors(value: unknown, struct: AnyStruct): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of failuresOf(value, struct)) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, { field, code: isErrorCode(message) ? message : 'badRequest' });
  }
  const order = Object.keys((struct.schema ?? {}) as object);
  const place = ({ field }: FieldError) => {
    const index = order.indexOf(field.split('.')[0] ?? '');
    return index === -1 ? order.length : index;
  };
  return [...errors.values()].sort((a, b) => place(a) - place(b));
}
