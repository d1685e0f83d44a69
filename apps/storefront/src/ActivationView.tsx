import { ActivationScreen, type ActivationState } from '@first-gong/screens/ActivationScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { takeSecrets } from './arrival.js';
import { useRequest } from './calls.js';
import { useTitle } from './PageContext.js';
import { tabStore } from './storage.js';
import { useAction } from './useAction.js';

/** The token of the mail, in this tab: the address lost it, and a reload or another language must not. */
const storageKey = 'activation';

/** Activates the account of the link in the mail (spec §4 Account), as a view of the login page. */
export function ActivationView() {
  const { t } = useText('activation');
  const request = useRequest();
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState<Extract<ActivationState, { kind: 'done' | 'dead' }> | null>(null);
  const { run, error, reason } = useAction(async (brought: string) => {
    const { data } = await request('activate', { body: { token: brought } });
    tabStore.forget(storageKey);
    setDone({ kind: 'done', email: data.loginEmail });
    return undefined;
  });
  useTitle(t('activation.pageTitle'));

  useEffect(() => {
    const { activate: brought = tabStore.read(storageKey) } = takeSecrets('login');
    if (!brought) {
      setDone({ kind: 'dead' });
      return;
    }
    tabStore.keep(storageKey, brought);
    setToken(brought);
    run(brought);
  }, [run]);

  const stateNow = (): ActivationState => {
    if (done) return done;
    if (error?.code === 'activationFailed') return { kind: 'dead' };
    return reason ? { kind: 'failed', failure: reason } : { kind: 'loading' };
  };
  return <ActivationScreen state={stateNow()} onRetry={() => token !== null && run(token)} />;
}
