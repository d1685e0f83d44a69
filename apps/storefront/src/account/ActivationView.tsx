import { ActivationScreen, type ActivationState } from '@first-gong/screens/account/ActivationScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useTitle } from '../site/PageContext.js';
import { useMailLink } from './useMailLink.js';

const link = { keptAs: 'activation', route: 'login', secret: 'activate' } as const;

type DeadKind = Exclude<ActivationState['kind'], 'loading' | 'failed' | 'done'>;

const deadKinds: ReadonlyMap<string, DeadKind> = new Map<string, DeadKind>([
  ['activationLinkUsed', 'used'],
  ['activationLinkExpired', 'expired'],
  ['activationLinkReplaced', 'replaced'],
  ['activationFailed', 'incomplete'],
  ['accountSuspended', 'suspended'],
]);

/** Activates the account of a mail's link (spec §4 Account), as a view of the login page. */
export function ActivationView() {
  const { t } = useText('activation');
  const request = useRequest();
  const [done, setDone] = useState<ActivationState | null>(null);
  const { run, error, reason } = useAction(async (linkToken: string) => {
    const { data } = await request('activate', { body: { token: linkToken } });
    setDone({ kind: 'done', email: data.loginEmail });
  });
  const token = useMailLink(link, (linkToken) =>
    linkToken === null ? setDone({ kind: 'incomplete' }) : run(linkToken),
  );

  const stateNow = (): ActivationState => {
    if (done) return done;
    const dead = error && deadKinds.get(error.code);
    if (dead) return { kind: dead };
    return reason ? { kind: 'failed', failure: reason } : { kind: 'loading' };
  };
  const state = stateNow();
  useTitle(
    state.kind === 'loading' || state.kind === 'failed'
      ? t('activation.pageTitle')
      : t('common.pageTitleOf', { title: t(`activation.${state.kind}Title`) }),
  );
  return <ActivationScreen state={state} onRetry={() => token !== null && run(token)} />;
}
