import { Struct } from 'superstruct';
import type { ErrorCode } from '../errors.js';

/** What a text field takes. Every failure is a code of the error catalogue, for `fieldErrors` to read. */
export interface TextRules {
  /** The field must be given; this is said when it is not. */
  missing?: ErrorCode | undefined;
  /** The longest text, in characters; with the code that is said beyond. */
  max?: number;
  tooLong?: ErrorCode;
  /** What the text must look like; with the code that is said otherwise. */
  pattern?: RegExp;
  invalid?: ErrorCode;
  /** Keeps spaces at both ends: a password is taken as it was typed. @default false */
  verbatim?: boolean;
}

/** The rules as JSON Schema names them, for the API document. */
export interface TextSchema {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date-time' | 'date';
  description?: string;
}

/** Characters as a person counts them: a surrogate pair is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/**
 * A text field of a form. Spaces at both ends are no part of it, so a text of spaces alone is missing.
 * What is no text at all is missing, or `badRequest` where the field need not be given.
 */
export function text(rules: TextRules = {}): Struct<string, TextSchema> {
  const { missing, max, tooLong = 'badRequest', pattern, invalid = 'badRequest', verbatim = false } = rules;
  return new Struct<string, TextSchema>({
    type: 'string',
    schema: {
      ...(missing && { minLength: 1 }),
      ...(max !== undefined && { maxLength: max }),
      ...(pattern && { pattern: pattern.source }),
    },
    coercer: (value: unknown) => (typeof value === 'string' && !verbatim ? value.trim() : value),
    validator(value: unknown) {
      if (typeof value !== 'string') return missing ?? 'badRequest';
      const given = verbatim ? value : value.trim();
      if (given === '') return missing ?? true;
      if (max !== undefined && lengthOf(given) > max) return tooLong;
      return pattern === undefined || pattern.test(given) || invalid;
    },
  });
}
