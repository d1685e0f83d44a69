import { type Call, type CallName, callNames, calls } from '@first-gong/contract';
import { RuleError } from '@first-gong/domain';

/** The call that a method and a path name. */
export interface Route {
  name: CallName;
  /** Values of the path's `{name}` parts. */
  params: Record<string, string>;
}

interface Pattern {
  name: CallName;
  method: Call['method'];
  pattern: RegExp;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/api/seatHold/{holdId}.do` as an expression with the group `holdId`. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 ? `(?<${part}>[^/]+)` : literally(part)))
      .join('')}$`,
  );

const patterns: Pattern[] = callNames.map((name) => ({
  name,
  method: calls[name].method,
  pattern: patternOf(calls[name].path),
}));

const hasParams = ({ name }: Pattern): boolean => calls[name].path.includes('{');
const withParams = patterns.filter(hasParams);

/** The patterns of each path without parameters: most calls are found without trying every pattern. */
const plainPaths = new Map<string, Pattern[]>();
for (const plain of patterns.filter((one) => !hasParams(one))) {
  const { path } = calls[plain.name];
  plainPaths.set(path, [...(plainPaths.get(path) ?? []), plain]);
}

const patternsAt = (path: string): Pattern[] =>
  plainPaths.get(path) ?? withParams.filter(({ pattern }) => pattern.test(path));

/** The methods of a path in the contract's table; none for a path outside it. */
export const methodsOf = (path: string): string[] => patternsAt(path).map(({ method }) => method);

/**
 * Finds the call of a method and a path.
 * @throws RuleError `notFound`, `methodNotAllowed`, or `badRequest` for a path that cannot be decoded.
 */
export function routeOf(method: string, path: string): Route {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const here = patternsAt(path);
  if (here.length === 0) throw new RuleError('notFound');
  const found = here.find((candidate) => candidate.method === wanted);
  if (found === undefined) throw new RuleError('methodNotAllowed');
  return { name: found.name, params: hasParams(found) ? decoded(found.pattern.exec(path)?.groups ?? {}) : {} };
}

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new RuleError('badRequest', [{ field: Object.keys(groups)[0] ?? 'path', code: 'badRequest' }]);
  }
}

/** Calls that json-server's router serves: rows chosen by their fields, and the config. */
export const rowCalls = [
  'passEventList',
  'categoryList',
  'bannerList',
  'brandedPresenterList',
  'newsList',
  'popupEventList',
  'footerMessageList',
  'addressList',
  'config',
  'eventDateList',
  'venueList',
] as const satisfies readonly CallName[];
export type RowCall = (typeof rowCalls)[number];

/** Lists that a rule finds, and their counts. */
export const searchCalls = [
  'eventList',
  'urbtixEventList',
  'kdafEventList',
  'hkiffEventList',
  'listingCounts',
  'performanceList',
] as const satisfies readonly CallName[];
export type SearchCall = (typeof searchCalls)[number];

/** Lists and the config: their answers are kept as bytes until they change. */
export type ListCall = RowCall | SearchCall;
/** Calls that a handler answers. */
export type ActionName = Exclude<CallName, RowCall | SearchCall>;

const isOneOf =
  <Name extends CallName>(names: readonly Name[]) =>
  (name: CallName): name is Name =>
    names.some((known) => known === name);

export const isRowCall = isOneOf(rowCalls);
export const isSearchCall = isOneOf(searchCalls);
export const isList = (name: CallName): name is ListCall => isSearchCall(name) || isRowCall(name);
