import { CallError } from '@first-gong/contract';
import { href } from '@first-gong/domain';
import { LogoutScreen } from '@first-gong/screens/account/LogoutScreen';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { forgetDrafts } from '../session/draft.js';
import { clearRecent } from '../session/recentSearches.js';
import { keepToken, useToken } from '../session/session.js';
import { navigate, useHistoryState } from '../site/address.js';
import { followedHere } from '../site/navigation.js';
import { useTitle } from '../site/PageContext.js';

/**
 * Ends the session on the server and in the browser, then shows the home page (spec §2 Logout).
 * The site's own links log out at once; any other visit asks first.
 */
export function Page() {
  const { t, lang } = useText('logout');
  const request = useRequest();
  const token = useToken();
  const isFollowed = useHistoryState() === followedHere;
  const { busy, run } = useAction(async () => {
    await request('logout').catch((error: unknown) => {
      // Without the server, the session ends on this device now and on the server by its time limit.
      if (!(error instanceof CallError)) throw error;
    });
    clearRecent();
    forgetDrafts();
    keepToken(null);
    return 'leaving';
  });
  useTitle(t('logout.pageTitle'));
  // A reloaded page learns its state after hydration.
  useEffect(() => {
    if (isFollowed) run();
  }, [isFollowed, run]);
  useEffect(() => {
    if (token === null) navigate(href(lang, 'home'), { replace: true });
  }, [token, lang]);

  return isFollowed || !token ? <LoadingScreen /> : <LogoutScreen state={{ submitting: busy }} onSubmit={run} />;
}
