import { enums, record, Struct } from 'superstruct';
import { cleanLine } from './line.js';

/** Bounds and unit of a number in the terms of JSON Schema, for the API document. */
export interface NumberSchema {
  minimum: number;
  maximum?: number;
  description?: string;
}

/** A whole number with bounds that the API document can read. superstruct's own `min` and `max` hide theirs. */
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

/** The whole number that a text is, in digits as "5000" or "5,000". NaN for any other text: "1e1" is not ten, "" not zero. */
export function readWholeNumber(text: string | null | undefined): number {
  const digits = cleanLine(text ?? '').replaceAll('，', ',');
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN;
}

/** An amount of Hong Kong dollars in cents, never negative. */
export const cents = () => wholeNumber({ minimum: 0, description: 'Cents of a Hong Kong dollar.' });

/** A number of things, never negative. */
export const count = () => wholeNumber({ minimum: 0 });

/** A number of things of each kind; unknown kinds are refused. The schema lists the kinds, unlike that of `record`. */
export const countsBy = <Kind extends string>(
  kinds: readonly Kind[],
): Struct<Record<Kind, number>, Record<Kind, Struct<number, NumberSchema>>> =>
  new Struct<Record<Kind, number>, Record<Kind, Struct<number, NumberSchema>>>({
    ...record(enums(kinds), count()),
    schema: Object.fromEntries(kinds.map((kind) => [kind, count()])) as Record<Kind, Struct<number, NumberSchema>>,
  });
