import { CallError } from '@first-gong/contract';
import { href } from '@first-gong/domain';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { navigate } from '../address.js';
import { useRequest } from '../calls.js';
import { useTitle } from '../PageContext.js';
import { keepToken } from '../session.js';

/** Ends the session on the server and here, then shows the home page (spec §2 Logout). */
export function Page() {
  const { t, lang } = useText('logout');
  const request = useRequest();
  useTitle(t('logout.pageTitle'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    const leave = () => {
      keepToken(null);
      navigate(href(lang, 'home'), { replace: true });
    };
    request('logout').then(leave, (error: unknown) => {
      // Out of reach of the server, the member still leaves this device; the session ends there by idleness.
      if (error instanceof CallError) leave();
      else throw error;
    });
  }, []);
  return <LoadingScreen />;
}
