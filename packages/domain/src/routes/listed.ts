import { type RouteName, routes, type SitePage } from './routes.js';

/** Whether search engines may index a page: public, and not the end of a personal process. */
export const isListed = ({ access, unlisted }: SitePage): boolean => access === 'everyone' && !unlisted;

/** Routes that search engines may index. */
export type ListedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { access: 'everyone'; unlisted?: never } ? Name : never;
}[RouteName];

export const isListedRoute = (name: RouteName): name is ListedRoute => isListed(routes[name]);
