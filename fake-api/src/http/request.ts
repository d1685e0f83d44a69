import {
  defaultLang,
  type FieldError,
  fieldErrors,
  type Lang,
  langFromLocale,
  RuleError,
  requestLimits,
} from '@first-gong/domain';
import express, { type Request } from 'express';
import type { Struct } from 'superstruct';

/** Path and query as sent, without Express's decoding and nesting. */
export function addressOf(request: Request): { path: string; query: URLSearchParams } {
  const [path = '', ...search] = request.originalUrl.split('?');
  return { path, query: new URLSearchParams(search.join('?')) };
}

/** The language of a query (spec §7: zh_TW by default). */
export const langIn = (query: URLSearchParams): Lang => langFromLocale(query.get('locale')) ?? defaultLang;

/** The language of a request. */
export const langOf = (request: Request): Lang => langIn(addressOf(request).query);

/** Content types by the contract's `encoding`. */
export const bodyTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Rejects compressed bodies: 155 bytes can unpack to the full limit. */
const limits = { limit: requestLimits.bytes, inflate: false } as const;

/** Body parsers. Their errors have the status 400, 413 or 415. */
export const parsers = {
  json: express.json({ ...limits, type: bodyTypes.json }),
  form: express.urlencoded({ ...limits, type: bodyTypes.form, extended: false }),
};

export function tokenOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * Cleans and checks a value.
 * @param check finds more errors in the clean value
 * @throws RuleError with all invalid fields; the first field's code, or `badRequest` if a field has no rule (spec §5)
 */
export function validated<T>(
  value: unknown,
  struct: Struct<T, unknown>,
  check: (clean: unknown) => FieldError[] = () => [],
): T {
  const { clean, valid } = read(value, struct);
  const more = check(clean);
  if (valid && more.length === 0) return valid.value;
  const found = valid ? [] : fieldErrors(value, struct).map(({ field, code }) => ({ field: field || 'body', code }));
  const fields = [...found, ...more.filter(({ field }) => found.every((error) => error.field !== field))];
  const [first] = fields;
  throw new RuleError(first && fields.every(({ code }) => code !== 'badRequest') ? first.code : 'badRequest', fields);
}

/** The clean value, and `valid` if it matches the struct. */
function read<T>(value: unknown, struct: Struct<T, unknown>): { clean: unknown; valid: { value: T } | null } {
  try {
    const [failure, valid] = struct.validate(value, { coerce: true });
    return failure === undefined
      ? { clean: valid, valid: { value: valid } }
      : { clean: cleanFields(value, struct.schema), valid: null };
  } catch {
    // superstruct prints rejected values, which fails if toString is not a function.
    throw new RuleError('badRequest', [{ field: 'body', code: 'badRequest' }]);
  }
}

/** Cleans the fields of an invalid object as far as possible. */
function cleanFields(value: unknown, schema: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const structs = new Map(Object.entries((schema ?? {}) as Record<string, Struct<unknown, unknown>>));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const [failure, clean] = structs.get(name)?.validate(field, { coerce: true }) ?? [undefined, field];
      return [name, failure === undefined ? clean : field];
    }),
  );
}
