import type { RouteName } from '@first-gong/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { tabStore } from '../session/storage.js';
import { consumeUrlTokens } from './urlTokens.js';

/**
 * The token in the link of a mail, kept in this tab: the address loses it at once, and a reload or another language must
 * not. It stays when it is used up, so that a reload says how it went.
 * @param link the name under which the tab keeps the token, and the secret of a route that brings it.
 * @param onOpen called once, with null where neither the address nor the tab has a token.
 * @returns the token, or null.
 */
export function useMailLink(
  { keptAs, route, secret }: { keptAs: string; route: RouteName; secret: string },
  onOpen: (token: string | null) => void,
): string | null {
  const [token, setToken] = useState<string | null>(null);
  const open = useEffectEvent(() => {
    const brought = (consumeUrlTokens(route)[secret] ?? tabStore.read(keptAs)) || null;
    if (brought !== null) tabStore.keep(keptAs, brought);
    setToken(brought);
    onOpen(brought);
  });
  useEffect(() => open(), []);
  return token;
}
