import { randomUUID } from 'node:crypto';
import { mailsKept, toInstant } from '@first-gong/domain';
import { removeOver } from '../jobs/pruning.js';
import type { Store, Writer } from '../store/index.js';
import { createDelivery } from './delivery.js';
import { type Letter, type MailStatus, mailTable } from './rows.js';

/** Maximum mails in the outbox, without waiting ones. */
const mostMails = 10_000;

export type Outbox = ReturnType<typeof createOutbox>;

export interface PostDependencies {
  store: Store;
  now: () => number;
  /** `smtp://user:password@host:port`. Without it, mail stays in the outbox. */
  smtpUrl: string | undefined;
  /** Origin of the site, for links. */
  siteUrl: () => string;
}

/** Stores mails in the outbox, and delivers them if there is an SMTP server. */
export function createOutbox({ store, now, smtpUrl, siteUrl }: PostDependencies) {
  const delivery = smtpUrl === undefined ? undefined : createDelivery({ store, now, smtpUrl, siteUrl });
  return {
    /** Stores a letter in the transaction of its cause, so that both are stored or neither. */
    send(tx: Writer, letter: Letter) {
      const id = randomUUID();
      tx.put(mailTable, { ...letter, id, at: toInstant(now()), status: delivery ? 'waiting' : 'kept' });
      delivery?.add(id);
    },
    /** Delivers mails from before the start. */
    start: async () => delivery?.start(),
    /** Deletes old mails, except waiting ones. */
    async prune() {
      const oldest = toInstant(now() - mailsKept);
      for (const status of ['kept', 'sent', 'refused'] satisfies MailStatus[]) {
        await removeOver(store, mailTable, 'status = ? and at < ?', status, oldest);
      }
      const newest = '(select min(seq) from (select seq from mails order by seq desc limit ?))';
      await removeOver(store, mailTable, `seq < ${newest} and status <> 'waiting'`, mostMails);
    },
    /** Waits for the current delivery. The next start delivers the others. */
    close: async () => delivery?.close(),
  };
}
