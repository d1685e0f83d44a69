import type { NewsletterForm } from '@first-gong/screens/shared/layout';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useRequest } from './calls.js';
import { loadNewsletter } from './pages.js';

/** The subscription in the footer of every page (spec §2). What it needs loads with the first email that is sent. */
export function useNewsletter(): NewsletterForm {
  const { t, lang } = useText();
  const request = useRequest();
  const [state, setState] = useState<Omit<NewsletterForm, 'onSubmit'>>({});
  return {
    ...state,
    onSubmit: async (email) => {
      setState({ busy: true, status: t('common.newsletterSending') });
      // Without a network the part does not load.
      const part = await loadNewsletter().catch(() => null);
      setState(part ? await part.subscribe(lang, request, email) : { error: t('common.offlineTitle') });
    },
  };
}
