import { CallError } from '@first-gong/contract';
import { ResetPasswordScreen, type ResetPasswordState } from '@first-gong/screens/account/ResetPasswordScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useRef, useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { keepToken } from '../session/session.js';
import { useTitle } from '../site/PageContext.js';
import { useMailLink } from './useMailLink.js';

const link = { keptAs: 'resetPassword', route: 'resetPassword', secret: 'token' } as const;

const deadKinds: ReadonlyMap<string, 'used' | 'expired' | 'replaced' | 'incomplete'> = new Map([
  ['resetLinkUsed', 'used'],
  ['resetLinkExpired', 'expired'],
  ['resetLinkReplaced', 'replaced'],
  ['resetLinkInvalid', 'incomplete'],
]);

const nothingEntered = { newPassword: '', retypedPassword: '' };

/** Resets the password by the link of a mail (spec §2, §4, §8). Every session ends, including this browser's. */
export function Page() {
  const { t } = useText('resetPassword');
  const request = useRequest();
  const [kind, setKind] = useState<'loading' | 'ready' | 'incomplete' | 'done'>('loading');
  const [entries, setEntries] = useState(nothingEntered);
  const check = useAction(async (linkToken: string) => {
    await request('resetLink', { body: { token: linkToken } });
    setKind('ready');
  });
  const token = useMailLink(link, (linkToken) => (linkToken === null ? setKind('incomplete') : check.run(linkToken)));
  const wasLost = useRef(false);
  const save = useAction(async () => {
    try {
      await request('resetPassword', { body: { token: token ?? '', ...entries } });
    } catch (error) {
      // Without a response, only the next attempt shows whether the password is set.
      if (error instanceof CallError && !error.code) wasLost.current = true;
      throw error;
    }
    keepToken(null);
    setEntries(nothingEntered);
    setKind('done');
  });

  const stateNow = (): ResetPasswordState => {
    const dead = kind !== 'done' && deadKinds.get(save.error?.code ?? check.error?.code ?? '');
    if (dead) return { kind: dead === 'used' && wasLost.current ? 'perhapsDone' : dead };
    if (kind === 'loading' && check.reason) return { kind: 'failed', failure: check.reason };
    if (kind !== 'ready') return { kind };
    return { kind, ...entries, ...save.form };
  };
  const state = stateNow();
  useTitle(
    state.kind === 'loading' || state.kind === 'failed' || state.kind === 'ready'
      ? t('resetPassword.pageTitle')
      : t('common.pageTitleOf', { title: t(`resetPassword.${state.kind}Title`) }),
  );
  return (
    <ResetPasswordScreen
      state={state}
      onChange={setEntries}
      onSubmit={save.run}
      onRetry={() => token !== null && check.run(token)}
    />
  );
}
