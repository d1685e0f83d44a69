import { type RouteName, routeOf } from '@first-gong/domain';
import { navigate } from '../site/address.js';

/** Takes sensitive parameters, such as a mail's token, out of the address, so that no history or link contains them. */
export function consumeUrlTokens(route: RouteName): Partial<Record<string, string>> {
  const query = new URLSearchParams(location.search);
  const names = (routeOf(route).sensitiveParams ?? []).filter((name) => query.has(name));
  if (names.length === 0) return {};
  const secrets = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
  for (const name of names) query.delete(name);
  const rest = query.toString();
  navigate(rest === '' ? location.pathname : `${location.pathname}?${rest}`, { replace: true });
  return secrets;
}
