import { clean, href } from '@first-gong/domain';
import { UnsubscribeScreen } from '@first-gong/screens/help/UnsubscribeScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { forgetDraft, useDraft } from '../session/draft.js';
import { navigate } from '../site/address.js';
import { usePage, useTitle } from '../site/PageContext.js';

export const needs = () => [];

/** Unsubscribe from the newsletter (spec §2, §5, §8). */
export function Page() {
  const { t, lang } = useText('unsubscribe');
  const { unsent } = usePage();
  const request = useRequest();
  const [{ email }, change] = useDraft('unsubscribe', { email: '' });
  const { run, form } = useAction(async () => {
    const unsubscribed = clean(email, 'email');
    await request('unsubscribe', { query: { email: unsubscribed } });
    forgetDraft('unsubscribe');
    // The tab's history keeps the email, so that the address does not have it.
    navigate(href(lang, 'unsubscribeSuccess'), { replace: true, state: { unsubscribed } });
    return 'leaving';
  });
  useTitle(t('unsubscribe.pageTitle'));
  return (
    <UnsubscribeScreen state={{ email, ...form, unsent }} onChange={(next) => change({ email: next })} onSubmit={run} />
  );
}
