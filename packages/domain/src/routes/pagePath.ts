import { type QueryArgument, withQuery } from './href.js';
import { type RouteName, routes } from './routes.js';

/** The address of a page below the language prefix: for mails and notices, whose language is known when they are read. */
export const pagePath = <Name extends RouteName>(name: Name, ...[query]: QueryArgument<typeof routes, Name>): string =>
  withQuery(routes[name].path, query);
