import { randomUUID } from 'node:crypto';
import { toInstant } from '@first-gong/domain';
import type { Store, Writer } from '../store/index.js';
import { createDelivery } from './delivery.js';
import type { Letter } from './rows.js';
import { mailTable } from './rows.js';

export interface Post {
  /** Puts a letter into the outbox, in the transaction of its cause: neither is stored without the other. */
  send(tx: Writer, letter: Letter): void;
  /** Delivers the mails that waited before the start. */
  start(): void;
  /** Waits for the running delivery. The next start delivers the remaining mails. */
  close(): Promise<void>;
}

export interface PostParts {
  store: Store;
  now: () => number;
  /** `smtp://user:password@host:port`; without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  /** Origin of the site, for the links in delivered mails. */
  siteUrl: () => string;
}

/** Stores every mail of the shop in the outbox, and delivers it if there is an SMTP server. */
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
