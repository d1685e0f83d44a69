import { defaultLang, fieldErrors, type Lang, langFromLocale, RuleError } from '@first-gong/domain';
import type { Request } from 'express';
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

export function tokenOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null;
}

/** The part of a query that a call knows. @throws RuleError `badRequest` naming the fields that are missing. */
export function queryOf<Query>(search: URLSearchParams, struct: Struct<Query, unknown>): Query {
  const known = Object.keys((struct.schema ?? {}) as object);
  const query = Object.fromEntries(
    known.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return validated(query, struct);
}

/**
 * Returns a value of the struct's shape, without spaces around its texts.
 * @throws RuleError with every field at fault. Its code is that of the first field if the struct has a code for each
 * (spec §5), else `badRequest`.
 */
export function validated<T>(value: unknown, struct: Struct<T, unknown>): T {
  try {
    const [failure, valid] = struct.validate(value, { coerce: true });
    if (failure === undefined) return valid;
  } catch {
    // superstruct prints the value that it refuses, and fails with an object whose toString is not a function.
    throw new RuleError('badRequest', [{ field: 'body', code: 'badRequest' }]);
  }
  const fields = fieldErrors(value, struct).map(({ field, code }) => ({ field: field || 'body', code }));
  const [first] = fields;
  throw new RuleError(first && fields.every(({ code }) => code !== 'badRequest') ? first.code : 'badRequest', fields);
}
