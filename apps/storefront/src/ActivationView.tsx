import { ActivationScreen, type ActivationState } from '@first-gong/screens/ActivationScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { takeSecrets } from './arrival.js';
import { useRequest } from './calls.js';
import { useTitle } from './PageContext.js';
import { tabStore } from './storage.js';
import { useAction } from './useAction.js';

/**
 * The token of the mail, in this tab: the address lost it, and a reload or another language must not. It stays when it is
 * used up, so that a reload says that the account is activated.
 */
const storageKey = 'activation';

type DeadKind = Exclude<ActivationState['kind'], 'loading' | 'failed' | 'done'>;

const deadKinds: ReadonlyMap<string, DeadKind> = new Map<string, DeadKind>([
  ['activationLinkUsed', 'used'],
  ['activationLinkExpired', 'expired'],
  ['activationLinkReplaced', 'replaced'],
  ['activationFailed', 'incomplete'],
  ['accountSuspended', 'suspended'],
]);

/** Activates the account of the link in the mail (spec §4 Account), as a view of the login page. */
export function ActivationView() {
  const { t } = useText('activation');
  const request = useRequest();
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState<ActivationState | null>(null);
  const { run, error, reason } = useAction(async (brought: string) => {
    const { data } = await request('activate', { body: { token: brought } });
    setDone({ kind: 'done', email: data.loginEmail });
    return undefined;
  });
  useTitle(t('activation.pageTitle'));

  useEffect(() => {
    const { activate: brought = tabStore.read(storageKey) } = takeSecrets('login');
    if (!brought) {
      setDone({ kind: 'incomplete' });
      return;
    }
    tabStore.keep(storageKey, brought);
    setToken(brought);
    run(brought);
  }, [run]);

  const stateNow = (): ActivationState => {
    if (done) return done;
    const dead = error && deadKinds.get(error.code);
    if (dead) return { kind: dead };
    return reason ? { kind: 'failed', failure: reason } : { kind: 'loading' };
  };
  return <ActivationScreen state={stateNow()} onRetry={() => token !== null && run(token)} />;
}
