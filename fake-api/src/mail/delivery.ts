import { toMilliseconds } from '@first-gong/domain';
import { createTransport } from 'nodemailer';
import { createQueue, type Outcome } from '../jobs/queue.js';
import { CannotWrite, type Store } from '../store/index.js';
import { messageOf } from './message.js';
import { type MailRow, mailTable } from './rows.js';

/** Milliseconds until the next attempt if the server accepts no mail. */
const pause = 30_000;
/** Milliseconds until delivery is abandoned. Links and codes have expired by then. */
const giveUpAfter = 48 * 60 * 60 * 1000;
/** SMTP time-outs in milliseconds. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface DeliveryDependencies {
  store: Store;
  now: () => number;
  smtpUrl: string;
  siteUrl: () => string;
  /** @default 30 seconds */
  retryAfter?: number;
}

/**
 * Delivers waiting mails by SMTP. After a crash, a mail may be sent twice, with the same Message-ID for deduplication.
 */
export function createDelivery({ store, now, smtpUrl, siteUrl, retryAfter = pause }: DeliveryDependencies) {
  const transport = createTransport({ url: smtpUrl, ...timeOuts, disableFileAccess: true, disableUrlAccess: true });

  const send = async (mail: MailRow) => {
    try {
      await transport.sendMail(messageOf(mail, siteUrl()));
      return 'sent';
    } catch (error) {
      console.error(`Could not deliver mail ${mail.id}. Check SMTP_URL and the address:`, error);
      const late = now() - toMilliseconds(mail.at) >= giveUpAfter;
      return late ? 'refused' : meaningOf(error);
    }
  };

  const deliver = async (id: string): Promise<Outcome> => {
    try {
      // An empty transaction resolves after earlier rows are on disk.
      const mail = await store.transact((tx) => tx.get(mailTable, id));
      // The transaction that added the mail was rolled back.
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
    /** Queues a mail within the transaction that stores it. */
    add: queue.add,
    /** Queues mails from before the start. */
    start() {
      for (const id of store.read().ids(mailTable, "status = 'waiting' order by seq")) queue.add(id);
    },
    async close() {
      await queue.close();
      transport.close();
    },
  };
}

/** Classifies an error: mail rejected, retry this mail, or retry all. */
function meaningOf(error: unknown): 'refused' | 'again' | 'allAgain' {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'allAgain';
  // Without a response code, nodemailer rejected the address.
  return responseCode >= 400 && responseCode < 500 ? 'again' : 'refused';
}
