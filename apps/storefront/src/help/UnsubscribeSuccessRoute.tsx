import { UnsubscribeSuccessScreen } from '@first-gong/screens/help/UnsubscribeSuccessScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useHistoryState } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';

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
    if (email === null) return undefined;
    await request('subscribe', { body: { email } });
    setSubscribed(true);
  });
  useTitle(
    t(
      email === null
        ? 'unsubscribe.nothingPageTitle'
        : subscribed
          ? 'unsubscribe.againPageTitle'
          : 'unsubscribe.donePageTitle',
    ),
  );
  return (
    <UnsubscribeSuccessScreen
      state={
        email === null
          ? { kind: 'nothing' }
          : subscribed
            ? { kind: 'subscribedAgain', email }
            : { kind: 'unsubscribed', email, ...form }
      }
      onSubscribe={run}
    />
  );
}
