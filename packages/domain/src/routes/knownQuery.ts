import { type RouteName, routeOf } from './routes.js';

/** Browsers and Node have it. The domain compiles without the types of either. */
declare const URLSearchParams: new (
  query: string | string[][],
) => { get(name: string): string | null; toString(): string };

/**
 * The parameters that a page reads, without secrets, in a fixed order. The server caches documents by this query.
 * @param search query string, with or without `?`
 * @returns without `?`
 */
export function knownQuery(name: RouteName, search: string): string {
  const { requires = [], queryParams = [] } = routeOf(name);
  return pick(name, [...requires, ...queryParams], search);
}

/** The parameters that change the content, for the canonical URL. */
export function canonicalQuery(name: RouteName, search: string): string {
  const { requires = [], canonical = [] } = routeOf(name);
  return pick(name, [...requires, ...canonical], search);
}

function pick(name: RouteName, parameters: readonly string[], search: string): string {
  const { sensitiveParams = [] } = routeOf(name);
  const given = new URLSearchParams(search);
  const known = parameters.flatMap((parameter) => {
    const value = given.get(parameter);
    return value === null || sensitiveParams.includes(parameter) ? [] : [[parameter, value]];
  });
  return new URLSearchParams(known).toString();
}
