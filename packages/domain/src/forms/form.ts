import { array, type Context, define, type Failure, type Infer, object, Struct } from 'superstruct';
import { requestLimits } from '../constants.js';
import { type ErrorCode, errorCodes, type FieldError } from '../errors.js';

/** superstruct does not export these types. */
type ObjectSchema = Parameters<typeof object>[0];
type ObjectType<Schema extends ObjectSchema> = Infer<ReturnType<typeof object<Schema>>>;

type Values = Record<string, unknown>;

/** Values of an incomplete form. */
export type Draft<T> = { [Field in keyof T]?: T[Field] | undefined };

const isErrorCode = (text: string): text is ErrorCode => (errorCodes as readonly string[]).includes(text);

/**
 * An object with rules for fields and rules between fields. All rules run, so a person sees every error at once.
 * @param rules yield errors between fields. Texts are clean, but fields may be missing or have a wrong type
 */
export function form<Schema extends ObjectSchema>(
  fields: Schema,
  rules: (values: Draft<ObjectType<Schema>>) => Iterable<FieldError> = () => [],
): Struct<ObjectType<Schema>, Schema> {
  const base = object(fields);
  return new Struct<ObjectType<Schema>, Schema>({
    ...base,
    coercer(value, context) {
      const values = base.coercer(value, context);
      if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
      const given = Object.entries(fields).filter(([name]) => Object.hasOwn(values, name));
      const cleaned = given.map(([name, field]) => [name, field.coercer((values as Values)[name], context)]);
      return { ...values, ...Object.fromEntries(cleaned) };
    },
    // superstruct also reads the entries of arrays.
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

/** A checkbox that must be ticked. @param code the error otherwise */
export const ticked = (code: ErrorCode) => define<true>('boolean', (value) => value === true || code);

/** One of some values. @param code the error otherwise */
export const oneOf = <const Values extends readonly string[]>(values: Values, code: ErrorCode) =>
  new Struct<Values[number], { [Value in Values[number]]: Value }>({
    type: 'enums',
    schema: Object.fromEntries(values.map((value) => [value, value])) as { [Value in Values[number]]: Value },
    validator: (value) => values.includes(value as Values[number]) || code,
  });

/** Bounds of a list for the API document. */
export interface ListSchema<Item = unknown> {
  items: Item;
  maxItems: number;
}

/** A list of at most `max` values. Checks the length first, so that long lists cost nothing. */
export function list<T, Schema>(
  items: Struct<T, Schema>,
  max: number = requestLimits.listed,
): Struct<T[], ListSchema<Struct<T, Schema>>> {
  const base = array(items);
  const isShort = (value: unknown) => Array.isArray(value) && value.length <= max;
  return new Struct<T[], ListSchema<Struct<T, Schema>>>({
    type: 'list',
    schema: { items, maxItems: max },
    coercer: (value, context) => (isShort(value) ? base.coercer(value, context) : value),
    validator: (value) => isShort(value) || 'badRequest',
    entries: (value, context) => (isShort(value) ? base.entries(value, context) : []),
  });
}

type FoundFailure = Pick<Failure, 'path' | 'message'>;

/** The parts of a struct that checks use. TypeScript cannot assign specific structs to `Struct<unknown>`. */
interface AnyStruct {
  schema: unknown;
  coercer(value: unknown, context: Context): unknown;
  validator(value: unknown, context: Context): Iterable<FoundFailure>;
  entries(value: unknown, context: Context): Iterable<[key: string | number, value: unknown, struct: AnyStruct]>;
  refiner(value: unknown, context: Context): Iterable<FoundFailure>;
}

/** Failures of a value, lazily. superstruct's `failures()` finds all first, tens of thousands for 100 kB. */
function* failuresIn(value: unknown, struct: AnyStruct, context: Context): Generator<FoundFailure> {
  const coerced = struct.coercer(value, context);
  let isValid = true;
  for (const failure of struct.validator(coerced, context)) {
    isValid = false;
    yield failure;
  }
  for (const [key, entry, entryStruct] of struct.entries(coerced, context)) {
    const below = { ...context, path: [...context.path, key], branch: [...context.branch, entry] };
    for (const failure of failuresIn(entry, entryStruct, below)) {
      isValid = false;
      yield failure;
    }
  }
  if (isValid) yield* struct.refiner(coerced, context);
}

/**
 * The first failures of a value. superstruct's message converts the value to a string, which `{ "toString": 1 }`
 * breaks.
 */
function firstFailures(value: unknown, struct: AnyStruct): FoundFailure[] {
  const found: FoundFailure[] = [];
  try {
    for (const failure of failuresIn(value, struct, { path: [], branch: [value] })) {
      found.push(failure);
      if (found.length === requestLimits.fieldErrors) break;
    }
    return found;
  } catch {
    return [{ path: [], message: 'badRequest' }];
  }
}

/**
 * Errors of a value in the order of the form, one per field, unknown fields last. Never throws; stops after a few
 * dozen.
 */
export function fieldErrors(value: unknown, struct: AnyStruct): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of firstFailures(value, struct)) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, { field, code: isErrorCode(message) ? message : 'badRequest' });
  }
  const order = Object.keys((struct.schema ?? {}) as object);
  const position = ({ field }: FieldError) => {
    const index = order.indexOf(field.split('.')[0] ?? '');
    return index === -1 ? order.length : index;
  };
  return [...errors.values()].sort((a, b) => position(a) - position(b));
}
