import { toMilliseconds } from '@first-gong/domain';
import { createTransport } from 'nodemailer';
import { actingForShop } from '../shared/actingSession.js';
import { CannotWrite, type Store } from '../store/index.js';
import { messageOf } from './message.js';
import type { MailRow } from './rows.js';
import { mailTable } from './rows.js';

/** Milliseconds until the next attempt after a server has taken no mail. */
const pause = 30_000;
/** Milliseconds after which delivery of a mail stops: its links and codes have expired by then. */
const giveUpAfter = 48 * 60 * 60 * 1000;
/** How long an SMTP server may take for each step, in milliseconds. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The result of one attempt. 'noneNow': there is no server, or the disk does not take the result. */
type Attempt = 'sent' | 'refused' | 'notNow' | 'noneNow';

const isOver = (attempt: Attempt): attempt is 'sent' | 'refused' => attempt === 'sent' || attempt === 'refused';

export interface DeliveryParts {
  store: Store;
  now: () => number;
  smtpUrl: string;
  siteUrl: () => string;
  /** @default 30 seconds */
  retryAfter?: number;
}

/** Delivers waiting mails of the outbox to an SMTP server. No request waits for it or fails with it. */
export interface Delivery {
  /** Queues a mail by its id, during the transaction that stores it. */
  add(id: string): void;
  /** Queues the mails that waited before the start. */
  start(): void;
  close(): Promise<void>;
}

/**
 * One mail at a time, oldest first. A mail leaves after its row is on the disk, and the row notes when the server has
 * taken it. A crash between the two sends the mail again, with the same Message-ID, by which the mailbox recognises it.
 */
export function createDelivery({ store, now, smtpUrl, siteUrl, retryAfter = pause }: DeliveryParts): Delivery {
  const transport = createTransport({ url: smtpUrl, ...timeOuts, disableFileAccess: true, disableUrlAccess: true });
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const attempt = async (mail: MailRow): Promise<Attempt> => {
    try {
      await transport.sendMail(messageOf(mail, siteUrl()));
      return 'sent';
    } catch (error) {
      console.error(`Mail ${mail.id} was not taken:`, error);
      const late = now() - toMilliseconds(mail.at) >= giveUpAfter;
      return late ? 'refused' : meaningOf(error);
    }
  };

  const deliver = async (id: string): Promise<Attempt> => {
    try {
      return await deliverStored(id);
    } catch (error) {
      if (error instanceof CannotWrite) return 'noneNow';
      throw error;
    }
  };

  const deliverStored = async (id: string): Promise<Attempt> => {
    // This transaction writes nothing. When it resolves, the row that it has read is on the disk.
    const mail = await store.transact((tx) => tx.get(mailTable, id));
    // The transaction that added it has failed.
    if (mail === undefined) return 'sent';
    const result = await attempt(mail);
    if (isOver(result)) await store.transact((tx) => tx.put(mailTable, { ...mail, status: result }));
    return result;
  };

  const run = async () => {
    // After this turn the transaction that added the mail is over.
    await new Promise(setImmediate);
    const again: string[] = [];
    for (const id of waiting) {
      if (closed) break;
      waiting.delete(id);
      const result = await deliver(id);
      if (!isOver(result)) again.push(id);
      if (result === 'noneNow') break;
    }
    for (const id of again) waiting.add(id);
    if (again.length > 0 && !closed) timer = setTimeout(wake, retryAfter).unref();
    running = undefined;
  };

  const wake = () => {
    clearTimeout(timer);
    running ??= actingForShop(run).catch((error) => {
      console.error('Mail could not be delivered; it waits for the next start.', error);
      running = undefined;
    });
  };

  return {
    add(id) {
      waiting.add(id);
      wake();
    },
    start() {
      for (const id of store.read().ids(mailTable, "status = 'waiting' order by seq")) waiting.add(id);
      if (waiting.size > 0) wake();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}

/** The meaning of a failure: this mail is refused, cannot be taken now, or no mail can. */
function meaningOf(error: unknown): Attempt {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'noneNow';
  // Without a response code, nodemailer itself has refused the address.
  return responseCode >= 400 && responseCode < 500 ? 'notNow' : 'refused';
}
