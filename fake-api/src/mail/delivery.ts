import { toMilliseconds } from '@first-gong/domain';
import { createTransport } from 'nodemailer';
import { createQueue, type Outcome } from '../jobs/queue.js';
import { CannotWrite, type Store } from '../store/index.js';
import { messageOf } from './message.js';
import { type MailRow, mailTable } from './rows.js';

/** Milliseconds until the next attempt after a server has taken no mail. */
const pause = 30_000;
/** Milliseconds after which delivery of a mail stops: its links and codes have expired by then. */
const giveUpAfter = 48 * 60 * 60 * 1000;
/** How long an SMTP server may take for each step, in milliseconds. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface DeliveryParts {
  store: Store;
  now: () => number;
  smtpUrl: string;
  siteUrl: () => string;
  /** @default 30 seconds */
  retryAfter?: number;
}

/**
 * Delivers waiting mails of the outbox to an SMTP server. A mail leaves after its row is on the disk, and the row notes
 * when the server has taken it. A crash between the two sends the mail again, with the same Message-ID, by which the
 * mailbox recognises it.
 */
export function createDelivery({ store, now, smtpUrl, siteUrl, retryAfter = pause }: DeliveryParts) {
  const transport = createTransport({ url: smtpUrl, ...timeOuts, disableFileAccess: true, disableUrlAccess: true });

  const send = async (mail: MailRow) => {
    try {
      await transport.sendMail(messageOf(mail, siteUrl()));
      return 'sent';
    } catch (error) {
      console.error(`Mail ${mail.id} was not taken:`, error);
      const late = now() - toMilliseconds(mail.at) >= giveUpAfter;
      return late ? 'refused' : meaningOf(error);
    }
  };

  const deliver = async (id: string): Promise<Outcome> => {
    try {
      // This transaction writes nothing. When it resolves, the row that it has read is on the disk.
      const mail = await store.transact((tx) => tx.get(mailTable, id));
      // The transaction that added it has failed.
      if (mail === undefined) return 'over';
      const result = await send(mail);
      if (result === 'again' || result === 'allAgain') return result;
      await store.transact((tx) => tx.put(mailTable, { ...mail, status: result }));
      return 'over';
    } catch (error) {
      if (error instanceof CannotWrite) return 'allAgain';
      throw error;
    }
  };

  const queue = createQueue('The delivery of mails', deliver, retryAfter);
  return {
    /** Queues a mail by its id, during the transaction that stores it. */
    add: queue.add,
    /** Queues the mails that waited before the start. */
    start() {
      for (const id of store.read().ids(mailTable, "status = 'waiting' order by seq")) queue.add(id);
    },
    async close() {
      await queue.close();
      transport.close();
    },
  };
}

/** The meaning of a failure: this mail is refused, cannot be taken now, or no mail can. */
function meaningOf(error: unknown): 'refused' | 'again' | 'allAgain' {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'allAgain';
  // Without a response code, nodemailer itself has refused the address.
  return responseCode >= 400 && responseCode < 500 ? 'again' : 'refused';
}
