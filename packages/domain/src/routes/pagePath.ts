import { type QueryArgument, withQuery } from './href.js';
import { type RouteName, routes } from './routes.js';

/** The path of a page without language prefix, for emails and notices. Their language is known when they are read. */
export const pagePath = <Name extends RouteName>(name: Name, ...[query]: QueryArgument<typeof routes, Name>): string =>
  withQuery(routes[name].path, query);
