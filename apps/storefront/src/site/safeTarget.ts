import { type Lang, langUrl, routeAt, routeOf, splitLangPath } from '@first-gong/domain';

/** The address after a login, in the login page's language. Always a page of this site, and no login or logout. */
export function safeTarget(lang: Lang, target: string | null): string | null {
  if (target === null) return null;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const { lang: targetLang, path } = splitLangPath(pathname);
  const route = routeAt(path);
  if (targetLang === null || !route || routeOf(route).isLoginPage) return null;
  return `${langUrl(lang, path)}${rest}`;
}
