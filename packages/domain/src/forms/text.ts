import { Struct } from 'superstruct';
import type { ErrorCode } from '../errors.js';
import { clean, type TextKind } from './clean.js';

/** The rules of a text field. Every failure is a code of the error catalogue, for `fieldErrors` to read. */
export interface TextRules {
  /** Makes the field required; the error of a missing field. */
  missing?: ErrorCode | undefined;
  /** Maximum length in characters, and the error of a longer text. */
  max?: number;
  tooLong?: ErrorCode;
  /** The pattern of a valid text, and the error of any other text. */
  pattern?: RegExp;
  invalid?: ErrorCode;
  /** How the text is cleaned before the rules look at it. @default 'line' */
  kind?: TextKind;
}

/** The rules in the terms of JSON Schema, for the API document. */
export interface TextSchema {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date-time' | 'date';
  description?: string;
}

/** Length in characters as a person counts them: a surrogate pair is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/**
 * A text field of a form. It is judged, and kept by the server, as it is when it is clean: a text of spaces counts as
 * missing. A value that is not a text counts as missing too, or is a `badRequest` if the field is optional.
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

/** Where a page may lead by itself: an address of the web, or a path of the site. A script and data are neither. */
export const webAddress = () =>
  new Struct<string, TextSchema>({
    type: 'string',
    schema: { pattern: webAddressForm.source },
    validator: (value) => typeof value === 'string' && webAddressForm.test(value),
  });
