import type { RouteName } from '@first-gong/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { tabStore } from '../session/storage.js';
import { consumeUrlTokens } from './urlTokens.js';

/**
 * The token of a mail's link, or null. This tab keeps a used token too, so that a reload shows the result.
 * @param link the token's name in the tab and in the route
 * @param onOpen called once, with null without a token in address or tab
 */
export function useMailLink(
  { keptAs, route, secret }: { keptAs: string; route: RouteName; secret: string },
  onOpen: (token: string | null) => void,
): string | null {
  const [token, setToken] = useState<string | null>(null);
  const open = useEffectEvent(() => {
    const linkToken = (consumeUrlTokens(route)[secret] ?? tabStore.read(keptAs)) || null;
    if (linkToken !== null) tabStore.keep(keptAs, linkToken);
    setToken(linkToken);
    onOpen(linkToken);
  });
  useEffect(() => open(), []);
  return token;
}
