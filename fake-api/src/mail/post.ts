import { randomUUID } from 'node:crypto';
import { toInstant } from '@first-gong/domain';
import { removeOver } from '../jobs/pruning.js';
import type { Store, Writer } from '../store/index.js';
import { createDelivery } from './delivery.js';
import { type Letter, type MailStatus, mailTable } from './rows.js';

/** How long the outbox keeps a mail, in milliseconds: longer than any link or code in it is valid. */
const keptFor = 90 * 24 * 60 * 60 * 1000;
/** The most mails that the outbox keeps, beside those that wait for delivery. */
const mostMails = 10_000;

export type Post = ReturnType<typeof createPost>;

export interface PostParts {
  store: Store;
  now: () => number;
  /** `smtp://user:password@host:port`; without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  /** Origin of the site, for the links in delivered mails. */
  siteUrl: () => string;
}

/** Stores every mail of the shop in the outbox, and delivers it if there is an SMTP server. */
export function createPost({ store, now, smtpUrl, siteUrl }: PostParts) {
  const delivery = smtpUrl === undefined ? undefined : createDelivery({ store, now, smtpUrl, siteUrl });
  return {
    /** Puts a letter into the outbox, in the transaction of its cause: no mail is stored without its cause. */
    send(tx: Writer, letter: Letter) {
      const id = randomUUID();
      tx.put(mailTable, { ...letter, id, at: toInstant(now()), status: delivery ? 'waiting' : 'kept' });
      delivery?.add(id);
    },
    /** Delivers the mails that waited before the start. */
    start: async () => delivery?.start(),
    /** Removes old mails that wait for no delivery. */
    async prune() {
      const oldest = toInstant(now() - keptFor);
      for (const status of ['kept', 'sent', 'refused'] satisfies MailStatus[]) {
        await removeOver(store, mailTable, 'status = ? and at < ?', status, oldest);
      }
      const newest = '(select min(seq) from (select seq from mails order by seq desc limit ?))';
      await removeOver(store, mailTable, `seq < ${newest} and status <> 'waiting'`, mostMails);
    },
    /** Waits for the running delivery. The next start delivers the remaining mails. */
    close: async () => delivery?.close(),
  };
}
