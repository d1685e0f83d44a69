import { type RouteName, routeOf } from './routes.js';

/** Browsers and Node have the same one. The domain compiles without the types of either. */
declare const URLSearchParams: new (
  query: string | string[][],
) => { get(name: string): string | null; toString(): string };

/**
 * The part of a query that a page reads: its own parameters, each once, in the order of the table, and no secret. Server and browser
 * both go by it, so that an address with other parameters shows the same page, and the server keeps one document of it.
 * @param search a query string, with or without its question mark. @returns one without.
 */
export function knownQuery(name: RouteName, search: string): string {
  const { requires = [], reads = [] } = routeOf(name);
  return pick(name, [...requires, ...reads], search);
}

/** The part of a query that decides which content a page has: that of its address for search engines. */
export function canonicalQuery(name: RouteName, search: string): string {
  const { requires = [], canonical = [] } = routeOf(name);
  return pick(name, [...requires, ...canonical], search);
}

function pick(name: RouteName, parameters: readonly string[], search: string): string {
  const { secrets = [] } = routeOf(name);
  const given = new URLSearchParams(search);
  const known = parameters.flatMap((parameter) => {
    const value = given.get(parameter);
    return value === null || secrets.includes(parameter) ? [] : [[parameter, value]];
  });
  return new URLSearchParams(known).toString();
}
