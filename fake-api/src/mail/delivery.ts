import { toMilliseconds } from '@first-gong/domain';
import { createTransport } from 'nodemailer';
import type { Store } from '../store/index.js';
import { messageOf } from './message.js';
import type { MailRow } from './rows.js';
import { mailTable } from './rows.js';

/** Milliseconds until a server that took nothing is asked again. */
const pause = 30_000;
/** Milliseconds after which a mail that nobody takes is given up: its links and codes are worth nothing by then. */
const giveUpAfter = 48 * 60 * 60 * 1000;
/** How long an SMTP server may take for each step, in milliseconds. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** What came of one try. */
type Attempt = 'sent' | 'refused' | 'notNow' | 'noServer';

const isOver = (attempt: Attempt): attempt is 'sent' | 'refused' => attempt === 'sent' || attempt === 'refused';

export interface DeliveryParts {
  store: Store;
  now: () => number;
  smtpUrl: string;
  siteUrl: () => string;
  /** @default 30 seconds */
  retryAfter?: number;
}

/** Brings the mails that wait in the outbox to an SMTP server. Nobody waits for it, and its failures are its own. */
export interface Delivery {
  /** Takes a mail on by its id, while the transaction that writes it runs. */
  add(id: string): void;
  /** Takes on the mails that have waited since before the start. */
  start(): void;
  close(): Promise<void>;
}

/**
 * One mail at a time, oldest first. A mail leaves once its row is on the disk, and the row says so when the server has
 * taken it. Between the two a crash may send a mail again, with the same Message-ID, by which the mailbox knows it.
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
    // A transaction that writes nothing: what it reads is on the disk when it resolves.
    const mail = await store.transact((tx) => tx.get(mailTable, id));
    // The transaction that added it has failed.
    if (mail === undefined) return 'sent';
    const result = await attempt(mail);
    if (isOver(result)) await store.transact((tx) => tx.put(mailTable, { ...mail, status: result }));
    return result;
  };

  const run = async () => {
    // By then the transaction that added the mail is over.
    await new Promise(setImmediate);
    const again: string[] = [];
    for (const id of waiting) {
      if (closed) break;
      waiting.delete(id);
      const result = await deliver(id);
      if (!isOver(result)) again.push(id);
      if (result === 'noServer') break;
    }
    for (const id of again) waiting.add(id);
    if (again.length > 0 && !closed) timer = setTimeout(wake, retryAfter).unref();
    running = undefined;
  };

  const wake = () => {
    clearTimeout(timer);
    running ??= run().catch((error) => {
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
      for (const { id, status } of store.read().all(mailTable)) if (status === 'waiting') waiting.add(id);
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

/** What a failure says: of this very mail for good, of this mail for now, or of the server. */
function meaningOf(error: unknown): Attempt {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'noServer';
  // Without an answer it is nodemailer itself that finds no way to write to such an address.
  return responseCode >= 400 && responseCode < 500 ? 'notNow' : 'refused';
}
