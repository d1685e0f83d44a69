import { langs } from '@first-gong/domain';

/** The login page, with the page to return to. Below the language prefix. */
export const loginPath = (target: string, sessionExpired = false): string =>
  `/Login.html?${new URLSearchParams({ target, ...(sessionExpired && { reason: 'sessionExpired' }) })}`;

/**
 * The page to go to after login: an address of this site and nothing else, whatever the query says.
 * `//elsewhere.example` and `javascript:` do not begin with one of the languages.
 */
export function safeTarget(target: string | null): string | null {
  const ours = langs.some((lang) => target?.startsWith(`/${lang}/`));
  return ours && target !== null && !target.includes('/Login.html') && !target.includes('/Logout.html') ? target : null;
}
