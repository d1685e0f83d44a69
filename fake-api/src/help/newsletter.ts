import { type Lang, normalEmail, RuleError, toInstant } from '@first-gong/domain';
import type { Writer } from '../store/index.js';
import { subscriberTable } from './rows.js';

/** Subscribes an email (spec §2 Newsletter). Idempotent. @returns whether it was already subscribed */
export function subscribe(tx: Writer, email: string, lang: Lang, now: number): boolean {
  const id = normalEmail(email);
  const already = tx.get(subscriberTable, id)?.unsubscribedAt === null;
  if (!already) tx.put(subscriberTable, { id, lang, subscribedAt: toInstant(now), unsubscribedAt: null });
  return already;
}

/** @throws RuleError `subscriberNotFound` (spec §8 Unsubscribe) */
export function unsubscribe(tx: Writer, email: string, now: number): void {
  const known = tx.get(subscriberTable, normalEmail(email));
  if (known === undefined || known.unsubscribedAt !== null) {
    throw new RuleError('subscriberNotFound', [{ field: 'email', code: 'subscriberNotFound' }]);
  }
  tx.put(subscriberTable, { ...known, unsubscribedAt: toInstant(now) });
}
