import { type Lang, type PageName, type RouteName, routes } from '@first-gong/domain';

/** The address of a page, or of a place on it; null while the page has no screen. Its words then stay without a link. */
export function pageHref(lang: Lang, name: PageName, anchor?: string): string | null {
  if (!Object.hasOwn(routes, name)) return null;
  return `/${lang}${routes[name as RouteName].path}${anchor === undefined ? '' : `#${anchor}`}`;
}
