import { CallError, type Client } from '@first-gong/contract';
import { fieldErrors, type Lang, NewsletterSubscription } from '@first-gong/domain';
import { createTranslate, errorText } from '@first-gong/i18n';
import { loadWords } from '@first-gong/i18n/load';

/** What became of an email, in words. */
export type NewsletterAnswer = { status: string } | { error: string };

/** Subscribes an email (spec §2 Newsletter, §8). It loads with the first one that somebody sends. */
export async function subscribe(lang: Lang, request: Client, typed: string): Promise<NewsletterAnswer> {
  const t = createTranslate(lang, await loadWords(lang, ['common', 'errors', 'newsletter']));
  const [wrong] = fieldErrors({ email: typed }, NewsletterSubscription);
  if (wrong) return { error: errorText(t, wrong) };
  const email = typed.trim();
  try {
    const { data } = await request('subscribe', { body: { email } });
    return { status: t(data.already ? 'newsletter.already' : 'newsletter.done', { email }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, failure, values, fields } = error;
    if (code) return { error: errorText(t, fields[0] ?? { code, values }) };
    return { error: failure.message ?? t('newsletter.failed', { what: t(`common.${failure.kind}Title`) }) };
  }
}
