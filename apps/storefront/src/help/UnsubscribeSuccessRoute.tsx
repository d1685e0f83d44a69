import {
  UnsubscribeSuccessScreen,
  type UnsubscribeSuccessState,
} from '@first-gong/screens/help/UnsubscribeSuccessScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useHistoryState } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';

const titles = {
  nothing: 'unsubscribe.nothingPageTitle',
  subscribedAgain: 'unsubscribe.againPageTitle',
  unsubscribed: 'unsubscribe.donePageTitle',
} as const;

/** The email that this tab has just unsubscribed, or null. Other pages have other history states. */
function emailOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('unsubscribed' in state)) return null;
  return typeof state.unsubscribed === 'string' ? state.unsubscribed : null;
}

/** The confirmation of an unsubscription (spec §2 UnsubscribeSuccess). */
export function Page() {
  const { t } = useText('unsubscribe');
  const request = useRequest();
  const email = emailOf(useHistoryState());
  const [subscribed, setSubscribed] = useState(false);
  const { run, form } = useAction(async () => {
    if (email === null) return;
    await request('subscribe', { body: { email } });
    setSubscribed(true);
  });
  const stateNow = (): UnsubscribeSuccessState => {
    if (email === null) return { kind: 'nothing' };
    return subscribed ? { kind: 'subscribedAgain', email } : { kind: 'unsubscribed', email, ...form };
  };
  const state = stateNow();
  useTitle(t(titles[state.kind]));
  return <UnsubscribeSuccessScreen state={state} onSubscribe={run} />;
}
