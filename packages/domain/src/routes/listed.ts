import { type RouteName, routes, type SitePage } from './routes.js';

/** Whether search engines may list a page: everyone sees it, and it is not the last step of something personal. */
export const isListed = ({ access, unlisted }: SitePage): boolean => access === 'everyone' && !unlisted;

/** The routes that search engines may list. */
export type ListedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { access: 'everyone'; unlisted?: never } ? Name : never;
}[RouteName];

export const isListedRoute = (name: RouteName): name is ListedRoute => isListed(routes[name]);
