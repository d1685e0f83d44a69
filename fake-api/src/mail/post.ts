import { randomUUID } from 'node:crypto';
import { toInstant } from '@first-gong/domain';
import type { Store, Writer } from '../store/index.js';
import { createDelivery } from './delivery.js';
import type { Letter } from './rows.js';
import { mailTable } from './rows.js';

export interface Post {
  /** Puts a letter into the outbox, in the transaction of its cause: without the one there is not the other. */
  send(tx: Writer, letter: Letter): void;
  /** Takes on the mail that has not left before the start. */
  start(): void;
  /** Waits for the mail that is on its way; what has not left is sent at the next start. */
  close(): Promise<void>;
}

export interface PostParts {
  store: Store;
  now: () => number;
  /** `smtp://user:password@host:port`; without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  /** Origin of the site, for the links in mails that leave. */
  siteUrl: () => string;
}

/** Every mail of the shop goes through here: to the outbox, and on to an SMTP server where there is one. */
export function createPost({ store, now, smtpUrl, siteUrl }: PostParts): Post {
  const delivery = smtpUrl === undefined ? undefined : createDelivery({ store, now, smtpUrl, siteUrl });
  return {
    send(tx, letter) {
      const id = randomUUID();
      tx.put(mailTable, { ...letter, id, at: toInstant(now()), status: delivery ? 'waiting' : 'kept' });
      delivery?.add(id);
    },
    start: () => delivery?.start(),
    close: async () => delivery?.close(),
  };
}
