import type { RouteName } from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { tabStore } from '../session/storage.js';
import { takeSecrets } from './arrival.js';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once. A link is tried when its page opens.
  useEffect(() => {
    const brought = (takeSecrets(route)[secret] ?? tabStore.read(keptAs)) || null;
    if (brought !== null) tabStore.keep(keptAs, brought);
    setToken(brought);
    onOpen(brought);
  }, []);
  return token;
}
