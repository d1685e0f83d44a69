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

/** Path and query of a request as the client sent them, without express's decoding and nesting. */
export function addressOf(request: Request): { path: string; query: URLSearchParams } {
  const [path = '', ...search] = request.originalUrl.split('?');
  return { path, query: new URLSearchParams(search.join('?')) };
}

/** The language that a query names (spec §7: the default locale is zh_TW). */
export const langIn = (query: URLSearchParams): Lang => langFromLocale(query.get('locale')) ?? defaultLang;

/** The language of a request. */
export const langOf = (request: Request): Lang => langIn(addressOf(request).query);

/** How a body is sent, by the contract's `encoding`. */
export const bodyTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** A compressed body is refused: 155 bytes of one can unpack to as much as the limit allows, at no cost to the sender. */
const limits = { limit: requestLimits.bytes, inflate: false } as const;

/** Read a body into `request.body`. Their errors have the status 400, 413 or 415. */
export const parsers = {
  json: express.json({ ...limits, type: bodyTypes.json }),
  form: express.urlencoded({ ...limits, type: bodyTypes.form, extended: false }),
};

export function tokenOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * Returns a value of the struct's shape, without spaces around its texts.
 * @param check finds more errors in the clean value, which may have any shape.
 * @throws RuleError with every field at fault. Its code is that of the first field if each has a code of its rule
 * (spec §5), else `badRequest`.
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

/** The clean value, and the same one as `valid` if it has the struct's shape. */
function read<T>(value: unknown, struct: Struct<T, unknown>): { clean: unknown; valid: { value: T } | null } {
  try {
    const [failure, valid] = struct.validate(value, { coerce: true });
    return failure === undefined
      ? { clean: valid, valid: { value: valid } }
      : { clean: cleanFields(value, struct.schema), valid: null };
  } catch {
    // superstruct prints the value that it refuses, and fails with an object whose toString is not a function.
    throw new RuleError('badRequest', [{ field: 'body', code: 'badRequest' }]);
  }
}

/** A refused object with its fields clean, as far as each has its shape. */
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
