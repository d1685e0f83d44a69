import { type Lang, langUrl, routeAt, routeOf, splitLangPath } from '@first-gong/domain';

/**
 * The address to go to after login, in the language of the login page: a page of this site and nothing else, whatever
 * the query says. A way in or out is not worth returning to.
 */
export function safeTarget(lang: Lang, target: string | null): string | null {
  if (target === null) return null;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const { lang: targetLang, path } = splitLangPath(pathname);
  const route = routeAt(path);
  if (targetLang === null || !route || routeOf(route).isWayIn) return null;
  return `${langUrl(lang, path)}${rest}`;
}
