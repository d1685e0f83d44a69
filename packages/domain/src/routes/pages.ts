import { awaitedPages } from './awaitedPages.js';
import { type RouteName, routes, type SitePage } from './routes.js';

/** Every page of spec §2, with or without a screen. */
export const pages = { ...awaitedPages, ...routes };
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** Whether search engines may list a page: everyone sees it, and it is not the last step of something personal. */
export const isListed = ({ access, unlisted }: SitePage): boolean => access === 'everyone' && !unlisted;

/** The routes that search engines may list. */
export type ListedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { access: 'everyone'; unlisted?: never } ? Name : never;
}[RouteName];

export const isListedRoute = (name: RouteName): name is ListedRoute => isListed(routes[name]);

/** A page of the table as what every page has in common. */
export const pageOf = (name: PageName): SitePage => pages[name];
