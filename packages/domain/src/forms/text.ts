import { Struct } from 'superstruct';
import type { ErrorCode } from '../errors.js';
import { clean, type TextKind } from './clean.js';

/** Rules of a text field. Each failure is a code of the error catalogue. */
export interface TextRules {
  /** Makes the field required. The value is the error of a missing text. */
  missing?: ErrorCode | undefined;
  /** Maximum characters. */
  max?: number;
  tooLong?: ErrorCode;
  /** Pattern of a valid text. */
  pattern?: RegExp;
  invalid?: ErrorCode;
  /** How `clean` prepares the text. @default 'line' */
  kind?: TextKind;
}

/** The rules as JSON Schema, for the API document. */
export interface TextSchema {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date-time' | 'date';
  description?: string;
}

/** Counts code points, so a surrogate pair counts once. */
const lengthOf = (text: string): number => Array.from(text).length;

/**
 * A text field, cleaned before its rules run. Blank and non-text values are missing, or a `badRequest` in an optional
 * field.
 */
export function text(rules: TextRules = {}): Struct<string, TextSchema> {
  const { missing, max, tooLong = 'badRequest', pattern, invalid = 'badRequest', kind = 'line' } = rules;
  return new Struct<string, TextSchema>({
    type: 'string',
    schema: {
      ...(missing && { minLength: 1 }),
      ...(max !== undefined && { maxLength: max }),
      ...(pattern && { pattern: pattern.source }),
    },
    coercer: (value: unknown) => (typeof value === 'string' ? clean(value, kind) : value),
    validator(value: unknown) {
      if (typeof value !== 'string') return missing ?? 'badRequest';
      const given = clean(value, kind);
      if (given === '') return missing ?? true;
      if (max !== undefined && lengthOf(given) > max) return tooLong;
      return pattern === undefined || pattern.test(given) || invalid;
    },
  });
}

const webAddressForm = /^(https?:\/\/|\/)/i;

/** A URL or path that a page can open by itself. Rejects `javascript:` and `data:`. */
export const webAddress = () =>
  new Struct<string, TextSchema>({
    type: 'string',
    schema: { pattern: webAddressForm.source },
    validator: (value) => typeof value === 'string' && webAddressForm.test(value),
  });
