import type { CallError } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { useRequest } from '../data/calls.js';
import { importAgain, loadPart } from '../data/loadPart.js';

const loadNewsletter = (lang: Lang) =>
  loadPart(async () => (await importAgain(() => import('./newsletter.js'))).loadNewsletter(lang));

/** Handles the footer's newsletter form (spec §2). Its dependencies load with the first email. */
export function useNewsletter(): void {
  const { t, lang } = useText();
  const request = useRequest();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('footer [method=post]')) return;
      event.preventDefault();
      loadNewsletter(lang).then(
        ({ subscribe }) => subscribe(request, form),
        // The email stays in the field, and the next click loads the part again.
        ({ failure }: CallError) => {
          const line = form.querySelector('[role=status]');
          if (line) line.textContent = t('common.notSubscribed', { what: t(`common.${failure.kind}Title`) });
        },
      );
    };
    const onLeave = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.value === '') return;
      if (!target.matches('footer [method=post] input')) return;
      loadNewsletter(lang).then(
        ({ showClean }) => showClean(target),
        // The click that sends the email reports the failure.
        () => {},
      );
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('submit', onSubmit, { signal });
    document.addEventListener('focusout', onLeave, { signal });
    return () => leaving.abort();
  }, [t, lang, request]);
}
