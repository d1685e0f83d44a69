import { type QueryArgument, withQuery } from './href.js';
import { type PageName, pages } from './pages.js';

/**
 * The address of any page of spec §2, below the language prefix: for mails and notices, whose language is known when
 * they are read. A page without a screen has its address already.
 */
export const pagePath = <Name extends PageName>(name: Name, ...[query]: QueryArgument<typeof pages, Name>): string =>
  withQuery(pages[name].path, query);
