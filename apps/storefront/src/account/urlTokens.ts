import { type RouteName, routeOf } from '@first-gong/domain';
import { navigate } from '../site/address.js';

/**
 * The secrets that the address of a page has brought, such as the token of a mail. They leave the address at the same
 * moment: it is in no history, no bookmark and no link.
 */
export function consumeUrlTokens(route: RouteName): Partial<Record<string, string>> {
  const query = new URLSearchParams(location.search);
  const brought = (routeOf(route).secrets ?? []).filter((name) => query.has(name));
  if (brought.length === 0) return {};
  const secrets = Object.fromEntries(brought.map((name) => [name, query.get(name) ?? '']));
  for (const name of brought) query.delete(name);
  const rest = query.toString();
  navigate(rest === '' ? location.pathname : `${location.pathname}?${rest}`, { replace: true });
  return secrets;
}
