import { type Lang, normalEmail, RuleError, toInstant } from '@first-gong/domain';
import type { Store } from '../store/index.js';
import { subscriberTable } from './rows.js';

/** The subscribers of the newsletter (spec §2 Newsletter). */
export interface Newsletter {
  /** A second subscription changes nothing. @returns whether the email was subscribed already. */
  subscribe(email: string, lang: Lang): Promise<boolean>;
  /** @throws RuleError `subscriberNotFound` for an email without a subscription (spec §8 Unsubscribe). */
  unsubscribe(email: string): Promise<void>;
  /** Adds emails that were never subscribed. An unsubscribed email stays unsubscribed. */
  seed(emails: readonly string[], lang: Lang): Promise<void>;
}

export function createNewsletter(store: Store, now: () => number): Newsletter {
  const rowOf = (id: string, lang: Lang) => ({ id, lang, subscribedAt: toInstant(now()), unsubscribedAt: null });
  return {
    subscribe: (email, lang) =>
      store.transact((tx) => {
        const id = normalEmail(email);
        const known = tx.get(subscriberTable, id);
        const already = known !== undefined && known.unsubscribedAt === null;
        if (!already) tx.put(subscriberTable, rowOf(id, lang));
        return already;
      }),
    unsubscribe: (email) =>
      store.transact((tx) => {
        const known = tx.get(subscriberTable, normalEmail(email));
        if (known === undefined || known.unsubscribedAt !== null) {
          throw new RuleError('subscriberNotFound', [{ field: 'email', code: 'subscriberNotFound' }]);
        }
        tx.put(subscriberTable, { ...known, unsubscribedAt: toInstant(now()) });
      }),
    async seed(emails, lang) {
      const missing = emails.map(normalEmail).filter((id) => store.read().get(subscriberTable, id) === undefined);
      if (missing.length === 0) return;
      await store.transact((tx) => {
        for (const id of missing) tx.put(subscriberTable, rowOf(id, lang));
      });
    },
  };
}
