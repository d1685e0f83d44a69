import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { useRequest } from './calls.js';
import { loadNewsletter } from './pages.js';

/** Takes the newsletter's form, which the server has drawn in the footer (spec §2). What it needs loads with the first email. */
export function useNewsletter(): void {
  const { lang } = useText();
  const request = useRequest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once. The client is the same for all of the document.
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('footer [method=post]')) return;
      event.preventDefault();
      // Where that part does not load, the browser sends the form, and says that it is offline.
      loadNewsletter().then(
        (part) => part.subscribe(lang, request, form),
        () => form.submit(),
      );
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
}
