import { CallError, type Client } from '@first-gong/contract';
import { clean, fieldErrors, type Lang, NewsletterSubscription } from '@first-gong/domain';
import { createTranslate, type Translate } from '@first-gong/i18n';
import { errorText } from '@first-gong/i18n/errorText';
import { loadWords } from '@first-gong/i18n/load';
import { showInFooterForm } from '@first-gong/screens/shared/showInFooterForm';

/** Loads the dependencies of the footer's form, with texts in one language. */
export async function loadNewsletter(lang: Lang) {
  const t = createTranslate(lang, await loadWords(lang, ['common', 'errors', 'newsletter']));
  return { subscribe: (request: Client, form: HTMLFormElement) => subscribe(t, request, form), showClean };
}

/** Shows the cleaned value when the field loses focus, as other forms do. */
function showClean(input: HTMLInputElement): void {
  if (input !== document.activeElement) input.value = clean(input.value, 'email');
}

type T = Translate<'common' | 'errors' | 'newsletter'>;

/** Subscribes the email of the footer's form (spec §2 Newsletter, §8), and shows the result there. */
async function subscribe(t: T, request: Client, form: HTMLFormElement): Promise<void> {
  if (form.querySelector('[aria-busy=true]')) return;
  const typed = String(new FormData(form).get('email') ?? '');
  const [wrong] = fieldErrors({ email: typed }, NewsletterSubscription);
  if (wrong) {
    showInFooterForm(form, { error: errorText(t, wrong) });
    return;
  }
  const email = clean(typed, 'email');
  showInFooterForm(form, { busy: true, status: t('newsletter.sending') });
  try {
    const { data } = await request('subscribe', { body: { email } });
    showInFooterForm(form, { status: t(data.already ? 'newsletter.already' : 'newsletter.done', { email }) });
    form.reset();
  } catch (error) {
    showInFooterForm(form, { error: reasonOf(error, t) });
  }
}

function reasonOf(error: unknown, t: T): string {
  if (!(error instanceof CallError)) throw error;
  const { code, failure, values, fields } = error;
  if (code) return errorText(t, fields[0] ?? { code, values });
  return failure.message ?? t('common.notSubscribed', { what: t(`common.${failure.kind}Title`) });
}
