import { customerService, type Lang } from '@first-gong/domain';
import { fill } from '../pages/words.js';
import type { Letter } from './rows.js';
import { mailWords } from './words.js';

export interface ReceivedRequest {
  to: string;
  lang: Lang;
  transactionNumber: string;
  /** The numbers of a change request (spec §3 Transaction change request). */
  referenceNumber: string;
}

/** Confirms a change request, of a transaction or of its delivery. */
export function changeRequestMail({ to, lang, transactionNumber, referenceNumber }: ReceivedRequest): Letter {
  const { changeRequest: text } = mailWords[lang];
  return {
    to,
    lang,
    subject: fill(text.subject, { reference: referenceNumber }),
    body: [
      fill(text.received, { transaction: transactionNumber }),
      fill(text.reference, { reference: referenceNumber }),
      fill(text.next, customerService),
    ],
    code: null,
    link: null,
  };
}
