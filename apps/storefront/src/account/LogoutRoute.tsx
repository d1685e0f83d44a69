import { href } from '@first-gong/domain';
import { LogoutScreen } from '@first-gong/screens/account/LogoutScreen';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { useRequest } from '../data/calls.js';
import { ignoreFailure } from '../data/ignoreFailure.js';
import { useAction } from '../data/useAction.js';
import { forgetDrafts } from '../session/draft.js';
import { clearRecent } from '../session/recentSearches.js';
import { keepToken, useToken } from '../session/session.js';
import { navigate, useHistoryState } from '../site/address.js';
import { followedHere } from '../site/navigation.js';
import { useTitle } from '../site/PageContext.js';
import { useWhen } from '../site/useWhen.js';

/** Ends the session, then shows the home page (spec §2 Logout). Only the site's own links log out without asking. */
export function Page() {
  const { t, lang } = useText('logout');
  const request = useRequest();
  const token = useToken();
  const isFollowed = useHistoryState() === followedHere;
  const { busy, run } = useAction(async () => {
    // Without the server, the session ends on this device now and on the server by its time limit.
    await request('logout').catch(ignoreFailure);
    clearRecent();
    forgetDrafts();
    keepToken(null);
    return 'leaving';
  });
  useTitle(t('logout.pageTitle'));
  // A reloaded page learns its state after hydration.
  useWhen(isFollowed, run);
  useWhen(token === null, () => navigate(href(lang, 'home'), { replace: true }));

  return isFollowed || !token ? <LoadingScreen /> : <LogoutScreen state={{ submitting: busy }} onSubmit={run} />;
}
