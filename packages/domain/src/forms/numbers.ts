import { enums, record, Struct } from 'superstruct';

/** Bounds and unit of a number as JSON Schema names them, for the API document. */
export interface NumberSchema {
  minimum: number;
  maximum?: number;
  description?: string;
}

/** A whole number within bounds that stay readable: superstruct's own `min` and `max` keep theirs to themselves. */
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

/** An amount of Hong Kong dollars, never below nothing. */
export const cents = () => wholeNumber({ minimum: 0, description: 'Cents of a Hong Kong dollar.' });

/** How many there are of something. */
export const count = () => wholeNumber({ minimum: 0 });

/** How many there are of each kind; a kind that is left out is none. Its schema names the kinds, which `record` forgets. */
export const countsBy = <Kind extends string>(
  kinds: readonly Kind[],
): Struct<Record<Kind, number>, Record<Kind, Struct<number, NumberSchema>>> =>
  new Struct<Record<Kind, number>, Record<Kind, Struct<number, NumberSchema>>>({
    ...record(enums(kinds), count()),
    schema: Object.fromEntries(kinds.map((kind) => [kind, count()])) as Record<Kind, Struct<number, NumberSchema>>,
  });
