import { awaitedPages } from './awaitedPages.js';
import { routes, type SitePage } from './routes.js';

/** Every page of spec §2, with or without a screen. */
export const pages = { ...awaitedPages, ...routes };
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** Whether search engines may list a page: everyone sees it, and it is not the last step of something personal. */
export const isListed = ({ access, unlisted }: SitePage): boolean => access === 'everyone' && !unlisted;

/** A page of the table as what every page has in common. */
export const pageOf = (name: PageName): SitePage => pages[name];
