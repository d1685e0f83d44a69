import { enums, record, Struct } from 'superstruct';

/** Bounds and unit as JSON Schema, for the API document. */
export interface NumberSchema {
  minimum: number;
  maximum?: number;
  description?: string;
}

/** A whole number with bounds. superstruct's `min` and `max` do not expose theirs to the API document. */
export const wholeNumber = (schema: NumberSchema): Struct<number, NumberSchema> =>
  new Struct<number, NumberSchema>({
    type: 'integer',
    schema,
    validator: (value) =>
      typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= schema.minimum &&
      value <= (schema.maximum ?? Number.MAX_SAFE_INTEGER),
  });

/** Hong Kong dollars in cents, not negative. */
export const cents = () => wholeNumber({ minimum: 0, description: 'Cents of a Hong Kong dollar.' });

/** A whole number, not negative. */
export const count = () => wholeNumber({ minimum: 0 });

/** Counts by kind. Unlike `record`, the schema lists the kinds and rejects others. */
export const countsBy = <Kind extends string>(
  kinds: readonly Kind[],
): Struct<Record<Kind, number>, Record<Kind, Struct<number, NumberSchema>>> =>
  new Struct<Record<Kind, number>, Record<Kind, Struct<number, NumberSchema>>>({
    ...record(enums(kinds), count()),
    schema: Object.fromEntries(kinds.map((kind) => [kind, count()])) as Record<Kind, Struct<number, NumberSchema>>,
  });
