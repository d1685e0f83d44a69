import { type Lang, type RouteName, routeOf } from '@first-gong/domain';

/** Address of a page, or of an anchor on the page. */
export const pageHref = (lang: Lang, name: RouteName, anchor?: string): string =>
  `/${lang}${routeOf(name).path}${anchor === undefined ? '' : `#${anchor}`}`;
