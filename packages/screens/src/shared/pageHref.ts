import { type Lang, type RouteName, routeOf } from '@first-gong/domain';

/** The address of a page, or of a place on it. */
export const pageHref = (lang: Lang, name: RouteName, anchor?: string): string =>
  `/${lang}${routeOf(name).path}${anchor === undefined ? '' : `#${anchor}`}`;
