import type { Lang } from '../language/language.js';
import { type RouteName, routes } from './routes.js';

type Query = Readonly<Record<string, string>>;

/** Browsers and Node have it. The domain compiles without the types of either. */
declare const URLSearchParams: new (query: Query) => { toString(): string };

/** The query of a link: required parameters and any others. */
export type QueryArgument<Table, Name extends keyof Table> = Table[Name] extends {
  requires: readonly (infer Parameter extends string)[];
}
  ? [query: Query & Readonly<Record<Parameter, string>>]
  : [query?: Query];

export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The URL of a page: `href('zh_hk', 'receipt', { transactionNumber })`. */
export const href = <Name extends RouteName>(
  lang: Lang,
  name: Name,
  ...[query]: QueryArgument<typeof routes, Name>
): string => withQuery(`/${lang}${routes[name].path}`, query);

/** The path of a calendar file, below the language prefix. */
export const calendarPath = '/EventDetail.ics';

/** The URL of a performance as a calendar file. */
export const calendarHref = (lang: Lang, eventId: string, performanceId: string): string =>
  withQuery(`/${lang}${calendarPath}`, { eventId, performanceId });
